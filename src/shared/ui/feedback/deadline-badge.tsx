import { Badge } from '@mantine/core';
import { daysLeft, formatTimeLeft } from '#shared/format/dates.ts';

/** The badge gets a warmer color this many days before the deadline. */
const SOON = 14;

/** Shows the time left until a deadline, or says that the deadline has passed. */
export function DeadlineBadge({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const days = daysLeft(deadline, now);
  const tone = days === null ? 'quiet' : days <= SOON ? 'soon' : 'plain';
  return <Badge variant={tone}>{formatTimeLeft(deadline, now)}</Badge>;
}
