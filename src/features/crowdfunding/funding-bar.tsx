import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import bar from '#shared/ui/layout/bar.module.css';

export interface FundingBarProps {
  readonly percent: number;
  /**
   * True if the campaign is open and has no donations yet. An invitation then replaces '0% funded'.
   */
  readonly isFirst?: boolean;
}

/** Shows the share of the goal as text, and as a bar that stops at 100% (CF-03, CF-07). */
export function FundingBar({ percent, isFirst = false }: FundingBarProps) {
  return (
    <>
      <span className="quiet strong good">
        {isFirst ? 'Be the first to give' : fill('{percent}% funded', { percent: formatCount(percent) })}
      </span>
      <progress
        className={bar.bar}
        data-kind="good"
        aria-label="Share of the goal"
        max={100}
        value={Math.min(100, percent)}
      />
    </>
  );
}
