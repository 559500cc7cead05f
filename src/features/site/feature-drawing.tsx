import type { ReactNode } from 'react';

/** The six features on the home page. */
export type Feature = 'matching' | 'crowdfunding' | 'donors' | 'resources' | 'verified' | 'reminders';

const drawings: Readonly<Record<Feature, ReactNode>> = {
  matching: (
    <>
      <path d="M18 30h30v40H18z" fill="#fff" />
      <path d="M26 42h14M26 52h14" />
      <path d="M48 24h30v40H48z" fill="var(--ee-marigold)" />
      <path d="M56 44l6 6 10-12" />
    </>
  ),
  crowdfunding: (
    <>
      <path d="M14 70c0-16 14-20 34-20s34 4 34 20z" fill="var(--ee-leaf)" />
      <circle cx="48" cy="30" r="14" fill="var(--ee-marigold)" />
      <path d="M43 26h10M43 31h10M45 26c8 0 8 10 0 10l7 4" strokeWidth="2.5" />
      <path d="M26 42v-8M70 42v-8" />
    </>
  ),
  donors: (
    <>
      <path d="M14 54c10-6 16-4 22 0l14 8c6 4 2 10-4 8l-10-4" fill="#c98a5e" />
      <path d="M82 42c-10 6-16 4-22 0l-12-7c-6-4-2-10 4-8l9 4" fill="#8d5a3a" />
      <path d="M14 52v22h10V50zM82 22v22H72V20z" fill="var(--ee-hill-near)" />
    </>
  ),
  resources: (
    <>
      <path d="M14 32c12-6 24-4 34 4 10-8 22-10 34-4v38c-12-6-24-4-34 4-10-8-22-10-34-4z" fill="#fff" />
      <path d="M48 36v38M24 44c6-2 10-1 14 2M24 54c6-2 10-1 14 2M58 46c4-3 8-4 14-2M58 56c4-3 8-4 14-2" />
    </>
  ),
  verified: (
    <>
      <path d="M18 74V42l30-18 30 18v32z" fill="#fff" />
      <path d="M12 74h72M30 74V54M42 74V54M54 74V54M66 74V54" />
      <circle cx="70" cy="32" r="13" fill="var(--ee-leaf)" />
      <path d="M64 32l4 4 8-8" stroke="#fff" />
    </>
  ),
  reminders: (
    <>
      <path d="M18 28h60v46H18z" fill="#fff" />
      <path d="M18 28h60v14H18z" fill="var(--ee-marigold)" />
      <path d="M32 20v14M64 20v14M30 54h8M44 54h8M58 54h8M30 64h8" />
      <circle cx="58" cy="64" r="5" fill="var(--ee-marigold)" />
    </>
  ),
};

/** A small decorative drawing for a feature. */
export function FeatureDrawing({ feature }: { readonly feature: Feature }) {
  return (
    <svg width="96" height="96" viewBox="0 0 96 96" aria-hidden="true" fill="none">
      <path
        d="M0 20a12 12 0 0 1 12-12h72a12 12 0 0 1 12 12v64a12 12 0 0 1-12 12H12A12 12 0 0 1 0 84z"
        fill="var(--ee-hill-far)"
      />
      <path
        d="M0 76c20-14 40-8 56-2s28 2 40-6v16a12 12 0 0 1-12 12H12A12 12 0 0 1 0 84z"
        fill="var(--ee-hill-middle)"
      />
      <g stroke="var(--ee-outline)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {drawings[feature]}
      </g>
    </svg>
  );
}
