import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a student at a desk, in front of a window with a view of a city. */
export function LandingDrawing() {
  return (
    <svg viewBox="0 0 640 480" aria-hidden="true" fill="none">
      <rect x="60" y="30" width="520" height="330" rx="18" fill="var(--ee-hill-far)" />
      <Sun cx={452} cy={128} r={58} />
      <path
        d="M60 300c70-52 150-46 220-14s180 30 300-34v90a18 18 0 0 1-18 18H78a18 18 0 0 1-18-18z"
        fill="var(--ee-hill-middle)"
      />
      <path d="M150 286v-66h34v-34h30v52h28v48zM380 282v-44h26v-30h32v46h24v28z" fill="var(--ee-hill-near)" />
      <path
        d="M132 96c8-14 24-14 32 0 8-14 24-14 32 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M30 412h580v24H30z" fill="var(--ee-path)" />
        <path d="M84 436v40M556 436v40" stroke="var(--ee-sky-outline)" strokeWidth="10" />
        <path d="M246 412c-6-70 18-104 66-104s72 34 66 104z" fill="var(--ee-marigold)" />
        <path d="M300 286h24v28c-6 8-18 8-24 0z" fill="#c98a5e" />
        <circle cx="312" cy="262" r="34" fill="#c98a5e" />
        <path
          d="M278 268c-8-34 10-56 36-56s42 22 36 58c10 26 8 44 2 54-14-10-16-40-16-58-18-2-40-6-46-20-2 10-6 16-12 22z"
          fill="var(--ee-hair)"
        />
        <path d="M222 412l-14-74h120l14 74z" fill="#fff" />
        <path d="M270 374h14" strokeWidth="6" />
        <path d="M414 412h96M424 392h76v20h-76zM418 372h70v20h-70z" fill="var(--ee-leaf)" />
        <path d="M418 372h70v20h-70z" fill="#fff" />
        <path d="M124 412v-92l40-30" stroke="var(--ee-sky-outline)" strokeWidth="6" />
        <path d="M150 274l46 22-22 34c-22 2-40-24-24-56z" fill="var(--ee-marigold)" />
        <path d="M96 408h56" stroke="var(--ee-sky-outline)" strokeWidth="8" />
      </g>
    </svg>
  );
}
