import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of students on a bridge between two hills, on their way to the city. */
export function BridgeDrawing() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" fill="none">
      <rect width="640" height="420" fill="var(--ee-hill-far)" />
      <Sun cx={470} cy={132} r={76} moon={[420, 96, 46]} />
      <path d="M440 240v-26h36v-58h40v-36h40v60h36v40h48v46l-168-26z" fill="var(--ee-hill-middle)" />
      <path d="M0 214c60-30 120-26 176 8v198H0z" fill="var(--ee-hill-near)" />
      <path d="M640 240c-50-30-110-28-168 0v180h168z" fill="var(--ee-hill-near)" />
      <path d="M0 336c120-26 220-18 320 2s210 14 320-12v94H0z" fill="var(--ee-hill-middle)" />
      <g stroke="var(--ee-sky-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M120 226h400v20H120z" fill="var(--ee-path)" stroke="var(--ee-outline)" />
        <path d="M168 246v92M472 246v92" strokeWidth="10" />
        <path d="M168 300c80-74 224-74 304 0" />
        <path d="M228 246v16M288 246v2M352 246v2M412 246v16" />
      </g>
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path
          d="M250 224v-22M262 224v-22M340 224v-22M352 224v-22"
          stroke="var(--ee-sky-outline)"
          strokeWidth="6"
        />
        <path d="M243 166h26l6 38h-38z" fill="var(--ee-marigold)" />
        <circle cx="256" cy="152" r="13" fill="#b5764a" />
        <path d="M333 166h26l6 38h-38z" fill="#fff" />
        <circle cx="346" cy="152" r="13" fill="#c98a5e" />
        <path
          d="M243 150c0-14 26-14 26 0-6-6-20-6-26 0zM333 150c0-14 26-14 26 0l4 20c-8-4-8-14-8-20-6-4-16-4-22 0z"
          fill="var(--ee-hair)"
        />
      </g>
    </svg>
  );
}
