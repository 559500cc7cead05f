import { type ApplicationStatus, applicationStatusOf } from '#contract/schemas/application.ts';

/** The kind of status: undecided, accepted, closed, or unknown to this site. */
export type StatusTone = 'open' | 'accepted' | 'closed' | 'other';

export interface StatusWords {
  readonly tone: StatusTone;
  readonly text: string;
  readonly meaning: string | null;
}

const WORDS: Readonly<Record<ApplicationStatus, StatusWords>> = {
  PENDING: { tone: 'open', text: 'In review', meaning: 'The organization hasn’t decided yet.' },
  ACCEPTED: { tone: 'accepted', text: 'Accepted', meaning: 'The organization has chosen you.' },
  REJECTED: {
    tone: 'closed',
    text: 'Not selected',
    meaning: 'The organization chose other applicants.',
  },
};

/** Puts an application's status into words. An unknown status is only trimmed. */
export function statusWords(status: string | null | undefined): StatusWords {
  const word = status?.trim() ?? '';
  if (word === '') return { tone: 'other', text: 'Sent', meaning: null };
  const known = applicationStatusOf(word);
  return known ? WORDS[known] : { tone: 'other', text: word, meaning: null };
}

/** Whether a status means that the organization has decided. */
export function isDecided(status: string | null | undefined): boolean {
  const { tone } = statusWords(status);
  return tone === 'accepted' || tone === 'closed';
}
