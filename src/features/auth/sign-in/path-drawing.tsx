import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a path over hills to the sun. Fills its box and is cropped to fit. */
export function PathDrawing() {
  return (
    <svg aria-hidden="true" viewBox="0 0 560 448" preserveAspectRatio="xMidYMid slice" fill="none">
      <Sun cx={366} cy={150} r={58} />
      <path
        d="M0 262C88 190 170 196 262 236s190 8 298-44v236a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        fill="var(--ee-hill-far)"
      />
      <path
        d="M0 334c92-66 196-62 294-26 92 34 186 22 266-22v142a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        fill="var(--ee-hill-middle)"
      />
      <path
        d="M0 398c118-56 232-48 330-16 84 27 164 20 230-8v54a20 20 0 0 1-20 20H20a20 20 0 0 1-20-20z"
        fill="var(--ee-hill-near)"
      />
      <path
        d="M196 448c40-34 118-44 112-74-5-26-86-26-82-54 4-27 92-22 112-48 12-16-4-26 6-36-2 16 20 20 10 42-14 32-84 30-84 44 0 18 92 18 98 56 5 34-62 42-84 70z"
        fill="var(--ee-path)"
      />
      <g
        stroke="var(--ee-sky-outline)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
        transform="translate(96 84)"
      >
        <path d="M0 18q13-15 26 0q13-15 26 0" />
        <path d="M74 52q9-11 18 0q9-11 18 0" />
      </g>
    </svg>
  );
}
