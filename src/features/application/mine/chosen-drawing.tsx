/** Decorative drawing of a student with raised arms on a hilltop under a rising sun. */
export function ChosenDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="77 0 240 240"
      // The hills extend beyond the view box, so they reach the edges at any aspect ratio.
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="196" cy="96" r="52" fill="var(--ee-marigold)" />
      <g stroke="var(--ee-marigold)" strokeWidth="5" strokeLinecap="round">
        <path d="M196 26 V10 M245 47 L257 35 M266 96 H282 M147 47 L135 35 M126 96 H110" />
      </g>
      <path
        d="M-300 176 C-200 120 -120 150 -60 172 C0 120 70 132 130 168 S260 214 400 150 S560 130 700 176 V320 H-300 Z"
        fill="var(--ee-hill-far)"
      />
      <path
        d="M-300 214 C-200 200 -80 226 -20 220 C60 212 120 150 196 146 S320 204 400 200 S560 190 700 212 V320 H-300 Z"
        fill="var(--ee-hill-middle)"
      />
      <path
        d="M-300 234 C-200 220 -80 240 0 228 S130 222 210 226 S340 206 400 222 S560 214 700 230 V320 H-300 Z"
        fill="var(--ee-hill-near)"
      />
      <path
        d="M92 226 C150 214 214 210 206 190 C200 176 168 172 190 150 L202 150 C188 172 236 176 238 194 C240 212 176 220 134 228 Z"
        fill="var(--ee-path)"
      />
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round" fill="none">
        <path d="M184 148 L188 122 H206 L210 148 Z" fill="var(--ee-brand)" />
        <path d="M188 124 C184 112 186 102 197 102 C208 102 210 112 206 124 Z" fill="#ffffff" />
        <path d="M189 106 L172 82 M205 106 L224 84" strokeWidth="7" />
        <path d="M189 106 L172 82 M205 106 L224 84" stroke="#ffffff" strokeWidth="3" />
        <circle cx="197" cy="91" r="10" fill="#ffffff" />
        <path d="M187 90 C187 78 207 78 207 90 C203 86 192 86 187 90 Z" fill="var(--ee-outline)" />
        <path d="M158 66 L184 60 L188 78 L162 84 Z" fill="#ffffff" />
        <path d="M167 74 L172 78 L180 68" />
      </g>
      <g
        fill="none"
        stroke="var(--ee-sky-outline)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M86 52 q8 -8 16 0 q8 -8 16 0 M18 74 q9 -9 18 0 q9 -9 18 0 M330 60 q7 -7 14 0 q7 -7 14 0" />
      </g>
    </svg>
  );
}
