export interface CloseIconProps {
  /** Width and height, in CSS pixels. */
  readonly size: number;
}

/** The cross in a close button. The button itself needs an accessible name. */
export function CloseIcon({ size }: CloseIconProps) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 20 20"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M3 3l14 14M17 3L3 17" strokeLinecap="round" />
    </svg>
  );
}
