/** Decorative drawing of a lamp on books, in front of hills. */
export function LampDrawing() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" fill="none">
      <radialGradient id="lamp-glow">
        <stop offset="0.1" stopColor="var(--ee-marigold)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--ee-marigold)" stopOpacity="0" />
      </radialGradient>
      <circle cx="330" cy="160" r="150" fill="url(#lamp-glow)" />
      <path d="M0 250c90-58 190-44 290-6s210 34 350-26v202H0z" fill="var(--ee-hill-far)" />
      <path d="M0 316c120-62 240-44 340-8s190 22 300-14v126H0z" fill="var(--ee-hill-middle)" />
      <path d="M0 372c150-40 280-28 380-8s170 10 260-12v68H0z" fill="var(--ee-hill-near)" />
      <path
        d="M86 96c8-14 24-14 32 0 8-14 24-14 32 0M500 78c7-12 21-12 28 0 7-12 21-12 28 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M206 332h248v36H206z" fill="var(--ee-leaf)" />
        <path d="M226 296h216v36H226z" fill="#fff" />
        <path d="M214 260h220v36H214z" fill="var(--ee-marigold)" />
        <path d="M246 278h60M258 314h40M238 350h72" />
        <path d="M250 260c0-34 32-46 80-46s80 12 80 46z" fill="#c98a5e" />
        <path d="M228 214h204l-22 24H250z" fill="#d9a06f" />
        <path d="M330 214c-30-20-34-56 0-104 34 48 30 84 0 104z" fill="var(--ee-marigold)" />
        <path d="M330 206c-12-10-14-30 0-52 14 22 12 42 0 52z" fill="#fff" />
      </g>
    </svg>
  );
}
