import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a blank signpost at a fork in a path over hills. */
export function LostDrawing() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" fill="none">
      <Sun cx={486} cy={108} r={74} />
      <path d="M0 256c90-58 190-44 290-6s210 34 350-26v196H0z" fill="var(--ee-hill-far)" />
      <path d="M0 318c120-62 240-44 340-8s190 22 300-14v124H0z" fill="var(--ee-hill-middle)" />
      <path
        d="M262 420c10-38 40-58 24-86-14-24-88-22-126-54 54 22 134 18 156 38 24-22 90-14 150-44-40 36-112 34-122 60-10 28 26 46 34 86z"
        fill="var(--ee-path)"
      />
      <path d="M0 372c90-30 170-26 240 48H0zM640 364c-80-4-160 14-234 56h234z" fill="var(--ee-hill-near)" />
      <path
        d="M86 96c8-14 24-14 32 0 8-14 24-14 32 0M176 58c7-12 21-12 28 0 7-12 21-12 28 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M304 72h24v264h-24z" fill="#d9a06f" />
        <path d="M238 98h158l34 33-34 33H238z" fill="#fff" />
        <path d="M394 186H226l-34 33 34 33h168z" fill="var(--ee-path)" />
        <path d="M262 122h92M262 140h60M270 210h94M302 228h62" />
      </g>
    </svg>
  );
}
