import { deadlineMoment, timeLeft } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import classes from './deadline-badge.module.css';

/** From this time on the badge has a warmer color. */
const SOON_MS = 14 * 86_400_000;

/** Shows the time left, or that the deadline has passed. */
export function DeadlineBadge({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const left = timeLeft(deadline, now);
  const tone = left === null ? 'over' : deadlineMoment(deadline) - now <= SOON_MS ? 'soon' : 'open';
  return (
    <span className={classes.badge} data-tone={tone}>
      {left === null ? 'Expired' : fill('{count} {unit} left', left)}
    </span>
  );
}
