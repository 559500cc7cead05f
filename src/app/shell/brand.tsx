/** The site's logo: an open book under a small sun. */
export function BrandMark() {
  return (
    <svg aria-hidden="true" width="32" height="32" viewBox="0 0 32 32" fill="none">
      <circle cx="16" cy="7" r="3.5" fill="var(--ee-marigold)" />
      <path
        d="M16 13.500C13 11.500 9 11 5 11.500V25c4-.5 8 0 11 2 3-2 7-2.500 11-2V11.500c-4-.5-8 0-11 2zm0 0V27"
        stroke="currentColor"
        strokeWidth="2.400"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/**
 * The site's name. With large text on a narrow screen, the line may break between its two words.
 */
export function BrandName() {
  return (
    <span>
      Edu
      <wbr />
      Empower
    </span>
  );
}
