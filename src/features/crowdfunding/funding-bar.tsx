import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import classes from './funding-bar.module.css';

/** The share of the goal as a bar and a text. The bar ends at 100% (CF-03, CF-07). */
export function FundingBar({ percent }: { readonly percent: number }) {
  return (
    <>
      <progress
        className={classes.bar}
        aria-label="Share of the goal"
        max={100}
        value={Math.min(100, percent)}
      />
      <span className={classes.percent}>{fill('{percent}% funded', { percent: formatCount(percent) })}</span>
    </>
  );
}
