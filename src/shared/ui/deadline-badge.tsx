import { daysLeft } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import classes from './deadline-badge.module.css';

/** Fewer days than this get a warmer colour. */
const SOON_DAYS = 15;

/** The days left, or that the deadline has passed. */
export function DeadlineBadge({ expiredAt, now }: { readonly expiredAt: string; readonly now: number }) {
  const days = daysLeft(expiredAt, now);
  const tone = days <= 0 ? 'over' : days < SOON_DAYS ? 'soon' : 'open';
  const text = days <= 0 ? 'Expired' : days === 1 ? '1 day left' : fill('{days} days left', { days });
  return (
    <span className={classes.badge} data-tone={tone}>
      {text}
    </span>
  );
}
