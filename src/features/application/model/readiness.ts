import { type DocumentKey, type Student, studentDocuments } from '#features/student/index.ts';
import { fill } from '#shared/text/fill.ts';
import { webUrl } from '#shared/text/web-url.ts';
import {
  type Finding,
  judgeCondition,
  type ProfileFacts,
  type Standing,
  unknown,
} from './readiness-conditions.ts';
import { matchDocument } from './readiness-documents.ts';

export type { Finding, Standing } from './readiness-conditions.ts';

/** What the checklist reads of a profile. */
export type Profile = ProfileFacts & Pick<Student, DocumentKey>;

/** What a scholarship asks for, in its own words. */
export interface Requirements {
  readonly eligibility: readonly string[];
  readonly documents: readonly string[];
}

/** One thing that a scholarship asks for, beside what the profile says of it. */
export interface ReadinessItem extends Finding {
  readonly name: string;
}

export interface Readiness {
  readonly conditions: readonly ReadinessItem[];
  readonly documents: readonly ReadinessItem[];
  readonly total: number;
  /** How many things there are of each standing. */
  readonly count: Readonly<Record<Standing, number>>;
}

/** One of the profile's four documents. */
export interface OwnDocument {
  readonly key: DocumentKey;
  readonly label: string;
  readonly uploaded: boolean;
}

/** Which of the four documents are in a profile. */
export function ownDocuments(profile: Pick<Profile, DocumentKey> | null): readonly OwnDocument[] {
  return studentDocuments.map(({ key, label }) => ({
    key,
    label,
    uploaded: webUrl(profile?.[key]) !== null,
  }));
}

function judgeDocument(name: string, mine: readonly OwnDocument[]): Finding {
  const match = matchDocument(name);
  if (match === null) return unknown('Your profile has no place for it. Keep it ready yourself.');
  const asked = mine.filter(({ key }) => match.keys.includes(key));
  const there = asked.filter(({ uploaded }) => uploaded);
  const what = there.map(({ label }) => label.toLowerCase()).join(' and ');
  if (there.length === 0) return { standing: 'missing', note: 'Not in your profile yet.' };
  if (!match.exact) {
    return {
      standing: 'check',
      note: fill('Check this: your profile holds your {what}. Is it what is asked for?', { what }),
    };
  }
  return there.length === asked.length
    ? { standing: 'have', note: fill('Your profile: {what}, uploaded', { what }) }
    : { standing: 'missing', note: fill('Your profile holds your {what} only.', { what }) };
}

/** Holds what a scholarship asks for against a student's profile. */
export function readiness(requirements: Requirements, profile: Profile, now: number): Readiness {
  const mine = ownDocuments(profile);
  // A list that says a thing twice asks for it once.
  const conditions = [...new Set(requirements.eligibility)].map((name) => ({
    name,
    ...judgeCondition(name, profile, now),
  }));
  const documents = [...new Set(requirements.documents)].map((name) => ({
    name,
    ...judgeDocument(name, mine),
  }));
  const all = [...conditions, ...documents];
  const count = (standing: Standing) => all.filter((item) => item.standing === standing).length;
  return {
    conditions,
    documents,
    total: all.length,
    count: {
      have: count('have'),
      missing: count('missing'),
      check: count('check'),
      unknown: count('unknown'),
    },
  };
}
