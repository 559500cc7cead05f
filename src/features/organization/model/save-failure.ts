import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { PROFILE_FIELDS, type ProfileField } from './profile-fields.ts';

/** What the server may speak about: a field of the form, or the document. */
export type ProfilePart = ProfileField | 'documentURL';

/** Why a profile was not saved, as the form shows it (ORG-07). */
export interface SaveFailure {
  readonly text: string;
  /** The server's words that are about no field; null where it had none. */
  readonly detail: string | null;
  /** The server's words, by the part that they are about. */
  readonly parts: ReadonlyMap<ProfilePart, string>;
  /** What can be done, beside changing what the parts say. */
  readonly recovery: 'check' | 'retry' | 'sign-in';
}

const PARTS: readonly ProfilePart[] = [...PROFILE_FIELDS, 'documentURL'];

/** For whatever is no answer to a call: nobody knows what became of it. */
export const UNANSWERED: SaveFailure = {
  text: organizationErrors['organization-save-failed'].text,
  detail: null,
  parts: new Map(),
  recovery: 'retry',
};

/** The words and the way on for a profile that was not saved: refused by the server, or not answered. */
export function saveFailureOf(failure: ApiFailure): SaveFailure {
  if (failure.kind !== 'http') return UNANSWERED;
  const parts = new Map<ProfilePart, string>();
  const others: string[] = [];
  for (const [name, words] of Object.entries(failure.fields ?? {})) {
    const known = PARTS.find((part) => part === name);
    if (known) parts.set(known, words.join(' '));
    else others.push(...words);
  }
  const said = others.length > 0 ? others.join(' ') : failure.message;
  return {
    text: organizationErrors['organization-save-refused'].text,
    detail: said ?? null,
    parts,
    recovery: failure.status === 401 ? 'sign-in' : parts.size > 0 ? 'check' : 'retry',
  };
}
