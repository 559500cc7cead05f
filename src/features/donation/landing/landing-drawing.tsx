/** A jar that many hands fill, and out of it a tree of books grows. Decoration. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" fill="none">
      <circle cx="318" cy="178" r="132" fill="var(--ee-marigold-soft)" />
      <path d="M0 330c100-62 200-48 300-8s220 30 340-24v182H0z" fill="var(--ee-hill-far)" />
      <path d="M0 392c130-54 250-38 350-6s190 16 290-14v108H0z" fill="var(--ee-hill-middle)" />
      <path
        d="M70 104c9-15 27-15 36 0 9-15 27-15 36 0M512 82c7-12 22-12 29 0 7-12 22-12 29 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M320 286V150M320 226c-44-6-70-30-76-70M320 210c42-4 68-26 76-62" />
        <path d="M320 150c-30-20-40-58 0-96 40 38 30 76 0 96z" fill="var(--ee-leaf)" />
        <path d="M194 158l54-22 50 22-54 22z" fill="var(--ee-marigold)" />
        <path d="M194 158v18l50 22 54-22v-18" fill="#fff" />
        <path d="M346 138l52-22 54 22-52 22z" fill="var(--ee-hill-middle)" />
        <path d="M346 138v18l54 22 52-22v-18" fill="#fff" />
        <path d="M226 286h188l-14 138c-2 14-12 22-26 22H266c-14 0-24-8-26-22z" fill="#fff" />
        <path d="M214 262h212v26H214z" fill="var(--ee-hill-near)" />
        <path d="M236 366h168l-6 56c-2 14-12 22-24 22H266c-14 0-22-8-24-22z" fill="var(--ee-marigold)" />
        <circle cx="276" cy="402" r="16" fill="var(--ee-path)" />
        <circle cx="322" cy="412" r="16" fill="var(--ee-path)" />
        <circle cx="366" cy="398" r="16" fill="var(--ee-path)" />
        <path d="M270 402h12M316 412h12M360 398h12" />
        <path
          d="M-8 452v-62l96-28c24-8 40-20 66-20h32c18 0 18 24 0 24h-22l40 8c20 4 16 28-4 28l-84 4-44 46z"
          fill="#c98a5e"
        />
        <path
          d="M648 452v-62l-96-28c-24-8-40-20-66-20h-32c-18 0-18 24 0 24h22l-40 8c-20 4-16 28 4 28l84 4 44 46z"
          fill="#8d5a3a"
        />
        <path d="M-8 400l66-20 26 58-24 20H-8z" fill="var(--ee-leaf)" />
        <path d="M648 400l-66-20-26 58 24 20h66z" fill="var(--ee-hill-near)" />
      </g>
    </svg>
  );
}
