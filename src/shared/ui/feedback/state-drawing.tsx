import type { ReactNode } from 'react';
import { Sun } from '#shared/ui/drawing/sun.tsx';
import classes from './state-drawing.module.css';

/** The objects that can stand on the drawing's hill. */
const things = {
  /** An open, empty book. */
  empty: (
    <>
      <path d="M120 58c-16-9-33-10-50-4v46c17-6 34-5 50 4 16-9 33-10 50-4V54c-17-6-34-5-50 4z" fill="#fff" />
      <path d="M120 58v46" />
    </>
  ),
  /** A paper plane on its way to the sun. */
  sent: (
    <>
      <path d="M58 72l99-44-32 78-30-18z" fill="#fff" />
      <path d="M95 88l62-60-74 54z" fill="var(--ee-path)" />
      <path d="M95 88l4 24 11-15z" fill="var(--ee-marigold)" />
    </>
  ),
  /** A blank signpost at a fork. */
  lost: (
    <>
      <path d="M120 128V36" strokeWidth="7" />
      <path d="M84 44h62l12 10-12 10H84z" fill="#fff" />
      <path d="M156 72H94L82 82l12 10h62z" fill="var(--ee-path)" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export interface StateDrawingProps {
  readonly thing: keyof typeof things;
}

/** A small decorative picture for a screen without content. In dark mode it shows a night scene. */
export function StateDrawing({ thing }: StateDrawingProps) {
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
        {things[thing]}
      </g>
      <path d="M0 140c60-18 120-16 160-8s56 0 80-6v24H0z" fill="var(--ee-hill-near)" />
    </svg>
  );
}
