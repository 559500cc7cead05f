import { Sun } from '#shared/ui/drawing/sun.tsx';

/**
 * Decorative drawing of a folder of documents, one of them ticked. The hills extend beyond the view
 * box, so that the drawing can be any width.
 */
export function ReadinessDrawing({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 128 88" aria-hidden="true" focusable="false">
      <Sun cx={100} cy={24} r={13} />
      <path
        d="M-160 58 C-120 44 -80 60 -50 64 S-20 72 0 66 C24 59 46 46 66 58 S106 44 128 56 S170 70 200 56 S260 48 288 62 V160 H-160 Z"
        fill="var(--ee-hill-middle)"
      />
      <path
        d="M-160 76 C-120 66 -90 84 -50 82 S-20 84 0 80 C26 75 60 70 84 76 S116 66 128 72 S180 84 210 76 S260 70 288 80 V160 H-160 Z"
        fill="var(--ee-hill-near)"
      />
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        <path d="M48 14 L80 10 L86 58 L54 62 Z" fill="var(--ee-path)" />
        <path d="M32 18 H58 L68 28 V64 H32 Z" fill="#ffffff" />
        <path d="M58 18 V28 H68" fill="#ffffff" />
        <path d="M41 41 L47 47 L58 35" fill="none" />
        <path d="M22 44 H40 L46 51 H92 L86 80 H28 Z" fill="#ffffff" />
      </g>
      <path d="M32 62 H76 M33 69 H64" stroke="var(--ee-hill-middle)" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
