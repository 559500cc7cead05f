import type { CSSProperties, ReactNode } from 'react';
import { Sun } from '#shared/ui/drawing/sun.tsx';
import type { CampaignCategory } from './campaign-categories.ts';
import classes from './campaign-drawing.module.css';

/** The object drawn on the hill for each category. */
const things: Readonly<Record<CampaignCategory, ReactNode>> = {
  scholarship: (
    <>
      <path d="M400 128l150 62-150 62-150-62z" fill="var(--ee-hill-near)" />
      <path d="M318 220v64c44 34 120 34 164 0v-64l-82 32z" fill="var(--ee-hill-middle)" />
      <path d="M550 190v92" />
      <circle cx="550" cy="294" r="13" fill="var(--ee-marigold)" />
    </>
  ),
  technology: (
    <>
      <rect x="288" y="116" width="224" height="158" rx="10" fill="var(--white)" />
      <rect x="306" y="134" width="188" height="122" fill="var(--screen)" />
      <path d="M268 304l20-30h224l20 30z" fill="var(--white)" />
      <path d="M334 224l34-36 32 22 44-46" stroke="var(--ee-leaf)" strokeWidth="9" />
    </>
  ),
  supplies: (
    <>
      <path d="M362 150v-22c0-26 76-26 76 0v22" />
      <path d="M306 308V206c0-76 188-76 188 0v102z" fill="var(--ee-leaf)" />
      <path d="M340 308v-64h120v64z" fill="var(--white)" />
      <path d="M340 268h120M400 268v16" />
      <path d="M306 232h-24v60h24M494 232h24v60h-24" fill="var(--ee-hill-middle)" />
      <path d="M344 196h112" />
    </>
  ),
  program: (
    <>
      <path d="M282 308V200h236v108z" fill="var(--white)" />
      <path d="M262 204l138-78 138 78z" fill="var(--ee-hill-near)" />
      <path d="M400 126V84" />
      <path d="M400 84h50l-14 15 14 15h-50z" fill="var(--ee-leaf)" />
      <path d="M376 308v-54c0-30 48-30 48 0v54z" fill="var(--ee-hill-middle)" />
      <path d="M310 232h36v34h-36zM454 232h36v34h-36z" fill="var(--lit)" />
    </>
  ),
};

/** Colors of the night version. The day version uses the site's colors. */
const night = {
  '--by-night-sky': '#232659',
  '--by-night-far': '#4a4699',
  '--by-night-near': '#2a2775',
  '--by-night-line': '#11112b',
  '--by-night-white': '#dcd9f2',
  '--by-night-screen': '#8c86e0',
} as CSSProperties;

export interface CampaignDrawingProps {
  /** If null, the drawing is a landscape without a category's objects. */
  readonly category: CampaignCategory | null;
}

/** Replaces a missing or broken campaign picture. Dark mode shows the night version. Decorative. */
export function CampaignDrawing({ category }: CampaignDrawingProps) {
  return (
    <svg
      className={classes.drawing}
      style={night}
      viewBox="0 0 800 450"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      fill="none"
    >
      <rect width="800" height="450" fill="var(--sky)" />
      <Sun cx={676} cy={104} r={56} moon={[686, 104, 50]} />
      <path
        className={classes.stars}
        d="M112 82h6v6h-6zM214 136h4v4h-4zM262 54h5v5h-5zM566 62h5v5h-5zM74 196h4v4h-4zM604 178h4v4h-4z"
        fill="var(--ee-path)"
      />
      <path d="M0 318c120-44 250-40 380-8s260 26 420-34v174H0z" fill="var(--far)" />
      <g stroke="var(--line)" strokeWidth="5" strokeLinejoin="round" strokeLinecap="round">
        {category && things[category]}
      </g>
      <path d="M0 372c140-46 300-54 440-26s230 18 360-18v122H0z" fill="var(--near)" />
    </svg>
  );
}
