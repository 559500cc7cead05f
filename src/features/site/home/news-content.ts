import type { Application } from '#contract/schemas/application.ts';
import { formatCount } from '#shared/format/count.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';

/** Those that end next, the first to end first; none where nothing could be read. */
export function nextToEnd<Item>(
  items: readonly Item[] | undefined,
  deadlineOf: (item: Item) => string,
  now: number,
  count: number,
): readonly Item[] {
  const endOf = (item: Item) => deadlineMoment(deadlineOf(item));
  return (items ?? [])
    .filter((item) => !hasEnded(deadlineOf(item), now))
    .sort((one, other) => endOf(one) - endOf(other))
    .slice(0, count);
}

/** What a student does next: the profile, then a scholarship, then waiting; null while neither is known. */
export function studentStep(profile: object | null | undefined, sent: readonly Application[] | undefined) {
  if (profile === null) {
    return {
      title: 'Fill in your profile once',
      text: 'It goes with every application.',
      to: '/student/details',
      label: 'Fill in your profile',
    } as const;
  }
  if (profile === undefined || sent === undefined) return null;
  const decided = sent.filter(({ status }) => status === 'ACCEPTED' || status === 'REJECTED').length;
  return sent.length === 0
    ? ({
        title: 'Your profile is there',
        text: 'Choose a scholarship, and write two answers.',
        to: '/scholarship',
        label: 'Choose a scholarship',
      } as const)
    : ({
        title: 'Your applications',
        text: fill('{sent} sent, {decided} decided', {
          sent: formatCount(sent.length),
          decided: formatCount(decided),
        }),
        to: '/student/applications',
        label: 'See my applications',
      } as const);
}
