import { deadlineMoment, timeLeft } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { Badge } from './badge.tsx';

/** From this time on the badge has a warmer color. */
const SOON_MS = 14 * 86_400_000;

/** Shows the time left, or that the deadline has passed. */
export function DeadlineBadge({ deadline, now }: { readonly deadline: string; readonly now: number }) {
  const left = timeLeft(deadline, now);
  const tone = left === null ? 'quiet' : deadlineMoment(deadline) - now <= SOON_MS ? 'soon' : 'plain';
  return <Badge tone={tone}>{left === null ? 'Expired' : fill('{count} {unit} left', left)}</Badge>;
}
