import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of an open letter by a lamp, with words rising from it over hills. */
export function VoiceDrawing() {
  return (
    <svg viewBox="0 0 640 420" aria-hidden="true" fill="none">
      <Sun cx={148} cy={118} r={74} />
      <path d="M0 256c90-58 190-44 290-6s210 34 350-26v196H0z" fill="var(--ee-hill-far)" />
      <path d="M0 318c120-62 240-44 340-8s190 22 300-14v124H0z" fill="var(--ee-hill-middle)" />
      <path d="M0 372c150-40 280-28 380-8s170 10 260-12v68H0z" fill="var(--ee-hill-near)" />
      <path
        d="M46 210c8-14 24-14 32 0 8-14 24-14 32 0M560 210c7-12 21-12 28 0 7-12 21-12 28 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g stroke="var(--ee-outline)" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
        <path d="M212 260l118-72 118 72v136H212z" fill="var(--ee-path)" />
        <path d="M236 330V196h188v134l-94 56z" fill="#fff" />
        <path d="M262 226h72M262 250h136M262 274h112" />
        <path d="M212 260l118 76 118-76v136H212z" fill="#fff" />
        <path d="M212 396l92-76M448 396l-92-76" />
        <path
          d="M352 56h180c12 0 20 8 20 20v64c0 12-8 20-20 20H420l-40 30 4-30h-32c-12 0-20-8-20-20V76c0-12 8-20 20-20z"
          fill="#fff"
        />
        <path d="M362 92h112M362 116h76" />
        <path
          d="M508 124c-22-14-30-24-22-34 7-8 18-5 22 4 4-9 15-12 22-4 8 10 0 20-22 34z"
          fill="var(--ee-marigold)"
        />
        <path d="M484 396h92l-14-16h-64z" fill="#c98a5e" />
        <path d="M470 348h120l-22 32h-76z" fill="#d9a06f" />
        <path d="M530 348c-22-14-24-40 0-76 24 36 22 62 0 76z" fill="var(--ee-marigold)" />
        <path d="M530 340c-9-7-10-20 0-36 10 16 9 29 0 36z" fill="#fff" />
      </g>
    </svg>
  );
}
