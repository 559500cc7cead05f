import type { ReactNode } from 'react';
import { Vignette } from '#shared/ui/layout/vignette.tsx';
import type { benefits } from './landing-content.ts';

type Benefit = (typeof benefits)[number]['id'];

const shapes: Readonly<Record<Benefit, ReactNode>> = {
  verified: (
    <>
      <path d="M18 52V34l18-12 18 12v18z" fill="var(--ee-card)" />
      <path d="M14 52h44M27 52V39M36 52V39M45 52V39" />
      <circle cx="52" cy="26" r="9" fill="var(--ee-leaf)" />
      <path d="M48 26l3 3 5-6" stroke="var(--ee-card)" />
    </>
  ),
  open: (
    <>
      <rect x="16" y="20" width="40" height="34" rx="4" fill="var(--ee-card)" />
      <path d="M23 30h18" />
      <path d="M23 42h26" strokeWidth="7" stroke="var(--ee-line)" />
      <path d="M23 42h16" strokeWidth="7" stroke="var(--ee-leaf)" />
    </>
  ),
  small: (
    <>
      <ellipse cx="30" cy="50" rx="14" ry="5" fill="var(--ee-marigold)" />
      <ellipse cx="30" cy="43" rx="14" ry="5" fill="var(--ee-marigold)" />
      <ellipse cx="30" cy="36" rx="14" ry="5" fill="var(--ee-marigold)" />
      <path d="M44 24l12-4v26l-12 4z" fill="var(--ee-card)" />
      <path d="M44 24c-3-2-6-3-9-3" />
    </>
  ),
};

/** A small decorative drawing beside a reason to donate. */
export function BenefitDrawing({ benefit }: { readonly benefit: Benefit }) {
  return <Vignette>{shapes[benefit]}</Vignette>;
}
