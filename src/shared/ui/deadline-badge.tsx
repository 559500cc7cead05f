import { daysLeft } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Badge } from './badge.tsx';

/** Within this many days of the deadline the badge has a warmer color. */
const SOON = 14;

function words(days: number | null): string {
  if (days === null) return 'Expired';
  if (days === 0) return 'Ends today';
  return days === 1 ? '1 day left' : fill('{days} days left', { days });
}

/** Shows the days left, or that the deadline has passed. */
export function DeadlineBadge({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const days = daysLeft(deadline, now);
  return <Badge tone={days === null ? 'quiet' : days <= SOON ? 'soon' : 'plain'}>{words(days)}</Badge>;
}
