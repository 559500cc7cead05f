import type { DocumentKey } from '#contract/student-words.ts';
import { type OwnDocument, ownDocuments, type Student } from '#features/student/index.ts';
import type { SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import type { ScholarshipView } from './scholarship-view.ts';

export type Profile = Pick<Student, DocumentKey>;

export type Requirements = Pick<ScholarshipView, 'eligibility' | 'income' | 'documents'>;

/**
 * `unknown` means that only the student can check the item. The status is never 'not eligible',
 * because only the organization decides who is eligible.
 */
export type Status = 'have' | 'missing' | 'unknown';

export interface ReadinessItem {
  readonly name: string;
  readonly status: Status;
  /** Explains the status or suggests a next step. May be empty. */
  readonly note: string;
}

/** How a scholarship's requirements compare with a profile, or why they can't be compared. */
export type Comparison =
  | { readonly kind: 'signed-out'; readonly signIn: SignInLink }
  | { readonly kind: 'not-student' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-profile' }
  /** `signIn` is null unless the session has ended. */
  | { readonly kind: 'failed'; readonly onRetry: () => void; readonly signIn: SignInLink | null }
  | { readonly kind: 'compared'; readonly readiness: Readiness };

/** Alternative names that scholarships use for each document, in addition to its label. */
const OTHER_NAMES: Readonly<Record<DocumentKey, readonly string[]>> = {
  tenthResult: ['class 10 marksheet', 'class x marksheet', 'ssc marksheet', 'sslc marksheet'],
  twelfthResult: ['class 12 marksheet', 'class xii marksheet', 'hsc marksheet'],
  incomeCert: ['family income certificate'],
  domicileCert: [],
};

function compareDocument(name: string, mine: readonly OwnDocument[]): Omit<ReadinessItem, 'name'> {
  const plain = name.trim().toLowerCase().replace(/\s+/g, ' ').replace('mark sheet', 'marksheet');
  const known = mine.find(
    ({ key, label }) => label.toLowerCase() === plain || OTHER_NAMES[key].includes(plain),
  );
  if (!known) {
    return {
      status: 'unknown',
      note: 'You can’t add this to your profile. Keep it ready, because the organization will ask for it.',
    };
  }
  return known.uploaded
    ? { status: 'have', note: 'In your profile.' }
    : { status: 'missing', note: 'Not in your profile yet.' };
}

function compareCondition(name: string, income: Requirements['income']): Omit<ReadinessItem, 'name'> {
  if (name !== income?.condition) {
    return { status: 'unknown', note: '' };
  }
  return income.isLimited
    ? { status: 'unknown', note: 'Your income certificate must show an income within this limit.' }
    : { status: 'have', note: 'Students with any family income can apply.' };
}

export type Readiness = Readonly<ReturnType<typeof readiness>>;

/**
 * Compares a scholarship's conditions and documents with a profile. Lists repeated conditions and
 * documents only once.
 */
export function readiness({ eligibility, income, documents: required }: Requirements, profile: Profile) {
  const mine = ownDocuments(profile);
  const conditions = [...new Set(eligibility)].map((name) => ({ name, ...compareCondition(name, income) }));
  const documents = [...new Set(required)].map((name) => ({ name, ...compareDocument(name, mine) }));
  const count = (status: Status) => documents.filter((item) => item.status === status).length;
  return {
    conditions,
    documents,
    /**
     * How many of the required documents the profile has, how many the student can still add, and
     * how many the scholarship requires in total. Documents that can't be added to a profile count
     * only toward the total.
     */
    count: { have: count('have'), missing: count('missing'), documents: documents.length },
    /** Required documents that can't be added to a profile. */
    toKeepReady: documents.flatMap(({ name, status }) => (status === 'unknown' ? [name] : [])),
  };
}
