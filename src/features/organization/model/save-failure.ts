import { organizationErrors } from '#contract/errors/organization.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
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
  readonly recovery: SaveRecovery;
}

const PARTS: readonly ProfilePart[] = [...PROFILE_FIELDS, 'documentURL'];

/** For whatever is no answer to a call: nobody knows what became of it. */
export const UNANSWERED: SaveFailure = {
  text: organizationErrors['organization-save-failed'],
  detail: null,
  parts: new Map(),
  recovery: 'retry',
};

/** The words and the way on for a profile that was not saved: refused by the server, or not answered. */
export function saveFailureOf(failure: ApiFailure): SaveFailure {
  if (failure.kind !== 'http') return { ...UNANSWERED, recovery: saveRecoveryOf(failure, false) };
  const { fields, said } = refusalWords(failure, PARTS);
  return {
    text: organizationErrors['organization-save-refused'],
    detail: said,
    parts: fields,
    recovery: saveRecoveryOf(failure, fields.size > 0),
  };
}
