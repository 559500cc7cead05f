import type { CSSProperties } from 'react';
import sun from '#shared/ui/drawing/sun.module.css';
import classes from './path-drawing.module.css';

/** Colors of the night version. The day version uses the site's colors. */
const night = { '--by-night-middle': '#4a4699', '--by-night-near': '#2a2775' } as CSSProperties;

/** Decorative drawing of a student on a path over hills toward the sun (the moon in dark mode). */
export function PathDrawing() {
  const outline = {
    stroke: 'var(--line)',
    strokeWidth: 4,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  } as const;
  return (
    <svg className={classes.drawing} style={night} viewBox="0 0 720 600" aria-hidden="true" fill="none">
      <path
        className={`${sun.day} ${classes.birds}`}
        d="M150 128c8-14 26-14 34 0 8-14 26-14 34 0M214 92c6-10 20-10 26 0 6-10 20-10 26 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle className={`${sun.day} ${classes.sun}`} cx="424" cy="204" r="112" fill="var(--ee-marigold)" />
      <g className={`${sun.night} ${classes.sun}`} fill="var(--ee-path)">
        <path d="M452 108a100 100 0 1 0 68 144 84 84 0 0 1-68-144z" />
        <path d="M112 152h8v8h-8zM236 84h6v6h-6zM292 214h7v7h-7zM596 96h7v7h-7zM648 226h6v6h-6zM60 262h6v6h-6z" />
      </g>
      <path d="M0 330c90-66 190-58 290-8s220 40 430-34v312H0z" fill="var(--ee-hill-far)" />
      <path d="M0 428c120-78 250-64 350-14s230 30 370-18v204H0z" fill="var(--middle)" />
      <path d="M0 520c150-70 300-46 400-10s220 14 320-20v110H0z" fill="var(--near)" />
      <path
        d="M404 318c14 34-40 56-44 98-4 46 104 52 98 98-4 34-96 44-142 86h136c18-34 76-44 80-92 6-62-108-68-106-112 2-36 32-48 14-78z"
        fill="var(--ee-path)"
      />
      <g {...outline} fill="var(--ee-card)">
        <path
          d="M100 424c34-14 64-12 92 8 28-20 58-22 92-8v116c-34-14-64-12-92 8-28-20-58-22-92-8z"
          fill="#fff"
        />
        <path d="M192 432v116" />
        <path
          fill="none"
          d="M120 452c18-6 36-4 52 4M120 478c18-6 36-4 52 4M120 504c18-6 36-4 52 4M212 456c16-8 34-10 52-4M212 482c16-8 34-10 52-4"
        />
      </g>
      <g {...outline}>
        <path d="M556 514v34M580 514v34" strokeWidth="10" />
        <path d="M546 428h44l16 92h-76z" fill="var(--ee-marigold)" />
        <path d="M552 440c-12 16-22 24-36 30" stroke="#c98a5e" strokeWidth="11" />
        <path d="M488 466l32-8 8 28-32 8z" fill="#fff" />
        <circle cx="568" cy="394" r="28" fill="#c98a5e" />
        <path
          d="M540 396c-2-22 12-36 30-36 20 0 36 16 34 40-2 18-4 28-2 44-12-10-16-26-16-48-16 4-32 4-46 0z"
          fill="#5a3a2c"
        />
      </g>
    </svg>
  );
}
