import type { LinkProps } from '@tanstack/react-router';
import type { Application } from '#contract/schemas/application.ts';
import type { PersonState } from '#features/auth/index.ts';
import { formatCount } from '#shared/format/count.ts';
import { deadlineMoment, hasEnded } from '#shared/format/dates.ts';

/** Returns up to `count` items that end next, soonest first. Empty if no items have loaded. */
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

export interface NextStep {
  readonly title: string;
  readonly text: string;
  readonly to: LinkProps['to'];
  readonly label: string;
}

/** Returns a donor's or an organization's next step. Null for any other role. */
export function ownStep(role: PersonState['role']): NextStep | null {
  switch (role) {
    case 'DONOR':
      return {
        title: 'Your giving',
        text: 'Your donations, and a receipt for each.',
        to: '/donor/profile',
        label: 'See my giving',
      };
    case 'ORGANIZATION':
      return {
        title: 'Your scholarships',
        text: 'Publish a scholarship, and read the applications.',
        to: '/organization/dashboard',
        label: 'Go to dashboard',
      };
    default:
      return null;
  }
}

/**
 * Returns a student's next step: first the profile, then a scholarship, then their applications.
 * Null if the data that determines the step has not loaded.
 */
export function studentStep(
  profile: object | null | undefined,
  sent: readonly Application[] | undefined,
  wordsOf: (status: Application['status']) => string,
): NextStep | null {
  if (profile === null) {
    return {
      title: 'Fill in your profile once',
      text: 'We add your profile to every application you send.',
      to: '/student/details',
      label: 'Fill in your profile',
    };
  }
  if (profile === undefined || sent === undefined) return null;
  return sent.length === 0
    ? {
        title: 'Your profile is ready',
        text: 'Pick a scholarship and answer two questions.',
        to: '/scholarship',
        label: 'Choose a scholarship',
      }
    : {
        title: 'Your applications',
        text: countsOf(sent.map(({ status }) => wordsOf(status))),
        to: '/student/applications',
        label: 'See my applications',
      };
}

/** Counts how often each word occurs. Returns text such as `1 accepted, 2 in review`. */
function countsOf(words: readonly string[]): string {
  return [...new Set(words)]
    .sort((one, other) => one.localeCompare(other))
    .map((word) => `${formatCount(words.filter((other) => other === word).length)} ${word.toLowerCase()}`)
    .join(', ');
}
