import { organizationErrors } from '#contract/errors/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { detailBeside, refusalWords, type SaveRecovery, saveRecoveryOf } from '#shared/api/refusal.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { type ProfilePart, profileParts } from './profile-fields.ts';

/** Why a profile was not saved, as the form shows it (ORG-07). */
export interface SaveFailure extends FormFailure<ProfilePart> {
  /** What can be done, beside changing what the parts say. */
  readonly recovery: SaveRecovery;
}

/** The text and the next step for a profile that was not saved: refused by the server, or not answered. */
export function saveFailureOf(error: unknown): SaveFailure {
  const failure = failureIn(error);
  if (failure?.kind !== 'http') {
    const recovery = failure === null ? 'retry' : saveRecoveryOf(failure, false);
    return { text: organizationErrors['organization-save-failed'], recovery };
  }
  const { fields, said } = refusalWords(failure, namesOf(profileParts));
  const text = organizationErrors['organization-save-refused'];
  return {
    text,
    detail: detailBeside(text, said),
    fields,
    recovery: saveRecoveryOf(failure, fields.size > 0),
  };
}
