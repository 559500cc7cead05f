import { fill } from '#shared/text/fill.ts';
import classes from './funding-bar.module.css';

/** How much of the goal is reached, as a bar and in words: whole percents, at most 100 (CF-03, CF-07). */
export function FundingBar({ percent }: { readonly percent: number }) {
  return (
    <>
      <progress className={classes.bar} aria-label="Share of the goal" max={100} value={percent} />
      <span className={classes.percent}>{fill('{percent}% funded', { percent })}</span>
    </>
  );
}
