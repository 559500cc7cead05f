import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { changedFields, withChanges } from '#shared/form/fields.ts';
import type { ProfileFields } from './profile-fields.ts';

/** What a person changed in a profile and has not saved: the fields that differ, and a document that was uploaded. */
export interface ProfileDraft {
  readonly changes: Readonly<Record<string, string>>;
  readonly document: string | null;
}

const draftSchema = v.object({
  changes: v.record(v.string(), v.string()),
  document: v.nullable(v.string()),
});

/** Saves the unsaved changes of an organization's profile (SAFE-04). */
export function profileDraftStorage(place: DraftPlace): DraftStorage<ProfileDraft> {
  return createDraftStorage({
    ...place,
    name: 'organization-draft',
    schema: draftSchema,
    isEmpty: ({ changes, document }) => Object.keys(changes).length === 0 && document === null,
  });
}

/** A profile in the form: its text, and its document. */
export interface ProfileInForm {
  readonly fields: ProfileFields;
  readonly document: string | null;
}

/** What differs from the form as it opened. */
export function draftOf(opened: ProfileInForm, now: ProfileInForm): ProfileDraft {
  return {
    changes: changedFields(opened.fields, now.fields),
    document: now.document === opened.document ? null : now.document,
  };
}

/** The form with a draft's changes on top. Anything else in a draft of another version is ignored. */
export function withDraft(opened: ProfileInForm, draft: ProfileDraft | null): ProfileInForm {
  return {
    fields: withChanges(opened.fields, draft?.changes),
    document: draft?.document ?? opened.document,
  };
}
