import type { ReactNode } from 'react';
import { Vignette } from '#shared/ui/layout/vignette.tsx';
import type { features } from './landing-content.ts';

type Feature = (typeof features)[number]['id'];

/** A small decorative drawing for a feature. */
export function LandingFeatureDrawing({ feature }: { readonly feature: Feature }) {
  return <Vignette>{shapes[feature]}</Vignette>;
}

const shapes = {
  reach: (
    <>
      <rect x="18" y="20" width="28" height="34" rx="4" fill="var(--ee-card)" />
      <path d="M24 29h16M24 37h10" />
      <circle cx="44" cy="42" r="9" fill="var(--ee-marigold)" />
      <path d="M51 49l7 7" />
    </>
  ),
  compare: (
    <>
      <rect x="15" y="22" width="19" height="28" rx="3" fill="var(--ee-card)" />
      <rect x="38" y="22" width="19" height="28" rx="3" fill="var(--ee-card)" />
      <path d="M20 31h9M20 38h9M43 31h9" />
      <path d="M43 40l3 3 6-6" stroke="var(--ee-leaf)" />
    </>
  ),
  follow: (
    <>
      <path d="M18 52h38" />
      <rect x="21" y="38" width="8" height="14" fill="var(--ee-card)" />
      <rect x="33" y="29" width="8" height="23" fill="var(--ee-marigold)" />
      <rect x="45" y="20" width="8" height="32" fill="var(--ee-card)" />
    </>
  ),
} satisfies Record<Feature, ReactNode>;
