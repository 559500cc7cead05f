import { APPLICATION_STATUSES } from '#contract/schemas/application.ts';

/** The kind of status: open, good news, closed, or unknown to this product. */
export type StatusTone = 'open' | 'accepted' | 'closed' | 'other';

export interface StatusWords {
  readonly tone: StatusTone;
  readonly text: string;
  /** What it means, where that is known. */
  readonly meaning: string | null;
}

const WORDS: Readonly<Record<(typeof APPLICATION_STATUSES)[number], StatusWords>> = {
  PENDING: { tone: 'open', text: 'In review', meaning: 'The organization has not decided yet.' },
  ACCEPTED: { tone: 'accepted', text: 'Accepted', meaning: 'The organization has chosen you.' },
  REJECTED: {
    tone: 'closed',
    text: 'Not selected',
    meaning: 'Others were chosen this time.',
  },
};

/** The status of an application, in words. An unknown one is shown as it came. */
export function statusWords(status: string | null | undefined): StatusWords {
  const word = status?.trim() ?? '';
  if (word === '') return { tone: 'other', text: 'Sent', meaning: null };
  const known = APPLICATION_STATUSES.find((one) => one === word.toUpperCase());
  return known ? WORDS[known] : { tone: 'other', text: word, meaning: null };
}

/** Whether the organization has decided about an application. */
export function isDecided(status: string | null | undefined): boolean {
  const { tone } = statusWords(status);
  return tone === 'accepted' || tone === 'closed';
}
