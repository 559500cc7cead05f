import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a letter falling into a post box in front of hills. */
export function PostedDrawing() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" fill="none">
      <Sun cx={228} cy={98} r={74} />
      <path d="M0 256c90-58 190-44 290-6s210 34 350-26v196H0z" fill="var(--ee-hill-far)" />
      <path d="M0 318c120-62 240-44 340-8s190 22 300-14v124H0z" fill="var(--ee-hill-middle)" />
      <path d="M0 372c150-40 280-28 380-8s170 10 260-12v68H0z" fill="var(--ee-hill-near)" />
      <path
        d="M70 92c8-14 24-14 32 0 8-14 24-14 32 0M330 66c7-12 21-12 28 0 7-12 21-12 28 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M64 236c48-30 92 10 126-20 22-20 6-46-14-34-22 14 18 44 74 18"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M420 388V196c0-46 132-46 132 0v192z" fill="#c8452f" />
        <path d="M408 388h156v18H408z" fill="#8e2b1d" />
        <path d="M410 208c26-12 126-12 152 0" />
        <path d="M440 240h92v16h-92z" fill="var(--ee-outline)" />
        <path d="M446 286h80v58h-80z" fill="#fff" />
        <path d="M460 304h52M460 322h34" />
        <path d="M282 202l128-16 12 84-128 18z" fill="#fff" />
        <path d="M282 202l74 46 54-62" />
        <path d="M294 288l44-50M422 270l-52-42" />
      </g>
    </svg>
  );
}
