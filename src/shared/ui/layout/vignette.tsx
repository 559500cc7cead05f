import type { ReactNode } from 'react';

/** A small round drawing in a 72 × 72 square. Decorative. */
export function Vignette({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="72"
      height="72"
      viewBox="0 0 72 72"
      aria-hidden="true"
      fill="none"
      stroke="var(--ee-sky-outline)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="36" cy="36" r="36" fill="var(--ee-tint)" stroke="none" />
      {children}
    </svg>
  );
}
