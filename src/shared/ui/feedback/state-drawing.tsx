import type { ReactNode } from 'react';
import { Sun } from '#shared/ui/drawing/sun.tsx';
import classes from './state-drawing.module.css';

export interface StateDrawingProps {
  /** The object on the hill. By default, an open book with empty pages. */
  readonly children?: ReactNode;
}

const book = (
  <>
    <path d="M120 58c-16-9-33-10-50-4v46c17-6 34-5 50 4 16-9 33-10 50-4V54c-17-6-34-5-50 4z" fill="#fff" />
    <path d="M120 58v46" />
  </>
);

/**
 * A small decorative picture for a screen without content. It becomes a night scene in dark mode.
 */
export function StateDrawing({ children = book }: StateDrawingProps) {
  return (
    <svg className={classes.drawing} viewBox="0 0 240 150" aria-hidden="true" fill="none">
      <Sun cx={184} cy={44} r={24} />
      <path
        d="M28 40c4-7 12-7 16 0 4-7 12-7 16 0"
        stroke="var(--ee-sky-outline)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M0 96c40-26 84-22 124-6s78 10 116-14v74H0z" fill="var(--ee-hill-far)" />
      <path d="M0 122c48-22 98-20 140-8s66 6 100-8v44H0z" fill="var(--ee-hill-middle)" />
      <g stroke="var(--line)" strokeWidth="3" strokeLinejoin="round" strokeLinecap="round">
        {children}
      </g>
      <path d="M0 140c60-18 120-16 160-8s56 0 80-6v24H0z" fill="var(--ee-hill-near)" />
    </svg>
  );
}
