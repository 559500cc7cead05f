import { Badge } from '@mantine/core';
import { daysLeft, formatTimeLeft } from '#shared/format/dates.ts';

/** Within this many days of the deadline the badge has a warmer color. */
const SOON = 14;

/** Shows how long it is until a deadline, or that it has passed. */
export function DeadlineBadge({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const days = daysLeft(deadline, now);
  const tone = days === null ? 'quiet' : days <= SOON ? 'soon' : 'plain';
  return <Badge variant={tone}>{formatTimeLeft(deadline, now)}</Badge>;
}
