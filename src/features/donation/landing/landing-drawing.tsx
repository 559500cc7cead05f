import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a person holding up a lamp that lights a student's way to school. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" fill="none">
      <Sun cx={500} cy={112} r={64} moon={[420, 124, 40]} />
      <path
        d="M82 84c9-15 27-15 36 0 9-15 27-15 36 0M350 60c7-12 22-12 29 0 7-12 22-12 29 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 268c110-56 220-46 330-14s210 22 310-34v260H0z" fill="var(--ee-hill-far)" />
      <path d="M0 352c150-60 270-52 390-20s180 8 250-20v168H0z" fill="var(--ee-hill-middle)" />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M448 318V214h138v108z" fill="#fff" />
        <path d="M432 218l85-56 85 56z" fill="var(--ee-hill-near)" />
        <path d="M500 324v-40c0-22 34-22 34 0v38z" fill="var(--ee-hill-near)" />
        <path d="M464 240h24v26h-24zM546 240h24v26h-24z" fill="var(--ee-path)" />
        <path d="M517 162v-34" stroke="var(--ee-sky-outline)" />
        <path d="M517 128h36l-10 11 10 11h-36z" fill="var(--ee-leaf)" />
      </g>
      <path d="M0 412c150-58 300-52 420-24s150 8 220-16v108H0z" fill="var(--ee-hill-near)" />
      <path
        d="M506 326c14 26-50 40-96 60s-98 46-168 94h150c32-44 70-66 116-86s44-46 30-68z"
        fill="var(--ee-path)"
      />
      <radialGradient id="lamp-glow">
        <stop offset="0.2" stopColor="var(--ee-marigold)" stopOpacity="0.6" />
        <stop offset="1" stopColor="var(--ee-marigold)" stopOpacity="0" />
      </radialGradient>
      <circle cx="194" cy="254" r="80" fill="url(#lamp-glow)" />
      <g
        transform="translate(44 4)"
        stroke="var(--ee-outline)"
        strokeWidth="4"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <path d="M354 396v26M374 396v26" strokeWidth="9" />
        <path d="M344 328h42l10 72h-62z" fill="var(--ee-leaf)" />
        <path d="M332 334h20v44h-20z" fill="var(--ee-marigold)" />
        <path d="M380 344c10 10 16 16 26 20" stroke="#8d5a3a" strokeWidth="9" />
        <path d="M398 352l26-8 6 24-26 8z" fill="#fff" />
        <circle cx="366" cy="302" r="23" fill="#8d5a3a" />
        <path
          d="M344 306c-3-19 8-30 23-30 16 0 27 12 25 30-7-3-11-9-13-17-10 8-20 12-35 17z"
          fill="var(--ee-hair)"
        />
        <path d="M346 300c-12 4-16 18-12 34" stroke="var(--ee-hair)" strokeWidth="8" />
      </g>
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M92 420v42M122 420v42" strokeWidth="12" />
        <path d="M76 290h62l18 136H58z" fill="var(--ee-marigold)" />
        <path d="M76 290l62 0-70 66z" fill="var(--ee-path)" />
        <path d="M130 304c26-6 44-18 62-42" stroke="#c98a5e" strokeWidth="14" />
        <path d="M84 306c-14 22-16 42-8 62" stroke="#c98a5e" strokeWidth="14" />
        <path d="M194 262v-18" stroke="var(--ee-sky-outline)" />
        <path d="M178 244c0-26 32-26 32 0v26h-32z" fill="var(--ee-path)" />
        <path d="M194 266c-8-6-6-14 0-22 6 8 8 16 0 22z" fill="var(--ee-marigold)" />
        <path d="M174 270h40" strokeWidth="6" />
        <circle cx="108" cy="254" r="32" fill="#c98a5e" />
        <path
          d="M76 258c-5-26 10-42 32-42 24 0 38 18 33 42-12-4-18-12-20-22-12 10-26 16-45 22z"
          fill="var(--ee-hair)"
        />
        <circle cx="72" cy="262" r="14" fill="var(--ee-hair)" />
      </g>
    </svg>
  );
}
