import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of people who bring bricks to a school being built on a hill. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" fill="none">
      <Sun cx={452} cy={150} r={104} moon={[310, 120, 46]} />
      <path d="M0 300c96-66 206-58 316-16s214 24 324-30v226H0z" fill="var(--ee-hill-far)" />
      <path
        d="M92 92c9-15 27-15 36 0 9-15 27-15 36 0M182 54c7-12 22-12 29 0 7-12 22-12 29 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 392c140-62 276-48 392-24s160 12 248-22v134H0z" fill="var(--ee-hill-middle)" />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M360 372V232h188v140z" fill="#fff" />
        <path d="M340 236l114-70 114 70z" fill="var(--ee-hill-near)" />
        <path d="M454 166v-48" stroke="var(--ee-sky-outline)" />
        <path d="M454 118h48l-13 14 13 14h-48z" fill="var(--ee-leaf)" />
        <circle cx="454" cy="210" r="12" fill="var(--ee-path)" />
        <path d="M432 372v-56c0-28 44-28 44 0v56z" fill="var(--ee-hill-near)" />
        <path d="M382 268h34v36h-34zM492 268h34v36h-34z" fill="var(--ee-path)" />
        <path
          d="M576 372v-92M616 364v-92M576 304h40M576 338h40"
          stroke="var(--ee-sky-outline)"
          strokeWidth="6"
        />
        <path d="M560 346h34v26h-34zM576 320h34v26h-34z" fill="var(--ee-marigold)" />
      </g>
      <path d="M0 432c150-44 300-36 410-14s150 8 230-14v76H0z" fill="var(--ee-hill-near)" />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M82 420v34M104 420v34" strokeWidth="10" />
        <path d="M70 334h46l14 92H56z" fill="var(--ee-marigold)" />
        <path d="M106 348c14 8 22 10 34 8" stroke="#c98a5e" strokeWidth="11" />
        <path d="M132 332h40v28h-40z" fill="#fff" />
        <circle cx="93" cy="302" r="27" fill="#c98a5e" />
        <path
          d="M66 306c-3-22 10-34 28-34 19 0 32 14 29 36-4 18-4 26-2 40-13-8-15-22-15-42-16 2-28 4-40 0z"
          fill="var(--ee-hair)"
        />
        <path d="M212 410v38M234 410v38" strokeWidth="10" />
        <path d="M198 326h50l6 88h-62z" fill="var(--ee-leaf)" />
        <path d="M240 340c14 8 24 8 36 4" stroke="#8d5a3a" strokeWidth="11" />
        <path d="M268 322h38v26h-38zM272 296h38v26h-38z" fill="var(--ee-marigold)" />
        <circle cx="223" cy="294" r="26" fill="#8d5a3a" />
        <path d="M198 292c0-20 10-28 25-28s25 8 25 28c-8-8-14-12-25-12s-17 4-25 12z" fill="var(--ee-hair)" />
      </g>
    </svg>
  );
}
