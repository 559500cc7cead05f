import { Sun } from '#shared/ui/drawing/sun.tsx';

/** Decorative drawing of a letter that flies over hills toward the sun. */
export function SentDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 704 240" aria-hidden="true" focusable="false">
      <Sun cx={560} cy={86} r={44} />
      <path d="M0 190 C110 96 210 118 320 162 S560 84 704 150 V240 H0 Z" fill="var(--ee-hill-far)" />
      <path d="M0 214 C130 150 250 176 366 198 S590 150 704 186 V240 H0 Z" fill="var(--ee-hill-middle)" />
      <path d="M0 232 C160 194 300 208 430 220 S620 204 704 216 V240 H0 Z" fill="var(--ee-hill-near)" />
      <g
        fill="none"
        stroke="var(--ee-sky-outline)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path
          d="M64 150 C120 128 150 168 192 138 C212 124 200 102 184 112 C166 124 196 152 236 128"
          strokeDasharray="2 10"
        />
        <path d="M430 60 q9 -9 18 0 q9 -9 18 0 M476 40 q7 -7 14 0 q7 -7 14 0" />
      </g>
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M252 118 L376 54 L336 150 L300 128 Z" fill="#ffffff" />
        <path d="M300 128 L376 54 L284 120 Z" fill="var(--ee-path)" />
        <path d="M300 128 L304 158 L318 139 Z" fill="var(--ee-marigold)" />
      </g>
    </svg>
  );
}
