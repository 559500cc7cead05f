import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of two hands holding an open book, with a city of schools rising from it. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" fill="none">
      <rect width="640" height="480" fill="var(--ee-hill-far)" />
      <Sun cx={330} cy={168} r={124} moon={[530, 140, 48]} />
      <path
        d="M96 96c9-15 27-15 36 0 9-15 27-15 36 0M500 66c7-12 22-12 29 0 7-12 22-12 29 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M186 318V196h58v122z" fill="var(--ee-hill-middle)" />
        <path d="M200 222h30M200 246h30M200 270h30" />
        <path d="M398 318V168l32-26 32 26v150z" fill="var(--ee-hill-near)" />
        <path d="M430 196v18M430 238v18" stroke="var(--ee-path)" strokeWidth="8" />
        <path d="M238 318v-94h176v94z" fill="#fff" />
        <path d="M222 226l104-66 104 66z" fill="var(--ee-path)" />
        <path d="M326 160v-44" stroke="var(--ee-sky-outline)" />
        <path d="M326 116h44l-12 14 12 14h-44z" fill="var(--ee-leaf)" />
        <circle cx="326" cy="202" r="12" fill="var(--ee-marigold)" />
        <path d="M308 318v-46c0-24 36-24 36 0v46z" fill="var(--ee-hill-near)" />
        <path d="M262 252v36M286 252v36M366 252v36M390 252v36" />
      </g>
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M320 340c-52-30-118-36-196-22v76c78-14 144-8 196 22 52-30 118-36 196-22v-76c-78-14-144-8-196 22z"
          fill="#fff"
        />
        <path d="M320 340v76" />
        <path d="M152 340c50-6 94-2 134 12M152 362c50-6 94-2 134 12M354 352c40-14 84-18 134-12M354 374c40-14 84-18 134-12" />
        <path
          d="M-8 488v-56l86-26c22-6 34-18 58-18h46c18 0 18 24 0 24h-30l66 10c20 4 16 28-4 28l-110 2-40 28z"
          fill="#c98a5e"
        />
        <path
          d="M648 488v-56l-86-26c-22-6-34-18-58-18h-46c-18 0-18 24 0 24h30l-66 10c-20 4-16 28 4 28l110 2 40 28z"
          fill="#8d5a3a"
        />
        <path d="M-8 426l60-22 28 62-20 22H-8z" fill="var(--ee-marigold)" />
        <path d="M648 426l-60-22-28 62 20 22h68z" fill="var(--ee-hill-near)" />
      </g>
    </svg>
  );
}
