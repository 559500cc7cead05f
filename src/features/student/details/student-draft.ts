import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { untilDeleted } from '#shared/draft/stored-drafts.ts';
import { changedFields, withChanges } from '#shared/form/fields.ts';
import { type PersistedValue, persistedValue } from '#shared/store/persisted-value.ts';
import { localArea, ownKey } from '#shared/store/storage-area.ts';
import { studentDocuments } from '../student.ts';
import type { GuardianExtras, StudentFields } from '../student-fields.ts';
import type { DocumentUrls } from './student-payload.ts';

/** What a person changed and has not saved: the fields that differ, and documents that were uploaded. */
export interface StudentDraft {
  readonly changes: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, string>>;
}

const textsSchema = v.record(v.string(), v.string());
const draftSchema = v.object({ changes: textsSchema, documents: textsSchema });

const isEmpty = ({ changes, documents }: StudentDraft): boolean =>
  Object.keys(changes).length === 0 && Object.keys(documents).length === 0;

/** Saves the unsaved changes of a profile (SAFE-04). */
export function studentDraftStorage(place: DraftPlace): DraftStorage<StudentDraft> {
  return createDraftStorage({ ...place, name: 'student-draft', schema: draftSchema, isEmpty });
}

/** Stores the guardian's address and email on this device, where there are any: they are no part of what is sent. */
export function guardianExtras({
  userId,
  local = localArea,
}: Pick<DraftPlace, 'userId' | 'local'>): PersistedValue<GuardianExtras> {
  const persisted = untilDeleted(
    userId,
    persistedValue({
      key: ownKey('guardian', userId),
      version: 1,
      schema: v.object({ guardianAddress: v.string(), guardianEmail: v.string() }),
      getStorage: local,
    }),
  );
  return {
    ...persisted,
    write(extras) {
      if (extras.guardianAddress !== '' || extras.guardianEmail !== '') return persisted.write(extras);
      persisted.forget();
      return true;
    },
  };
}

/** A draft leaves out what belongs to the account: its email address, and its name where it has one. */
function drafted(changes: Readonly<Record<string, string>>, asksName: boolean) {
  const { email: _, fullName, ...rest } = changes;
  return asksName && fullName !== undefined ? { fullName, ...rest } : rest;
}

/** What differs from the form as it opened. */
export function draftOf(
  opened: { readonly fields: StudentFields; readonly documents: DocumentUrls },
  now: { readonly fields: StudentFields; readonly documents: DocumentUrls },
  asksName: boolean,
): StudentDraft {
  const uploaded = studentDocuments.flatMap(({ key }) => {
    const url = now.documents[key];
    return url !== null && url !== opened.documents[key] ? [[key, url] as const] : [];
  });
  return {
    changes: drafted(changedFields(opened.fields, now.fields), asksName),
    documents: Object.fromEntries(uploaded),
  };
}

/** The form with a draft's changes on top. Anything else in a draft of another version is ignored. */
export function withDraft(
  fields: StudentFields,
  draft: StudentDraft | null,
  asksName: boolean,
): StudentFields {
  return withChanges(fields, drafted(draft?.changes ?? {}, asksName));
}

/** The documents with those on top that were uploaded and not saved. */
export function withDraftDocuments(documents: DocumentUrls, draft: StudentDraft | null): DocumentUrls {
  const remaining = studentDocuments.flatMap(({ key }) => {
    const url = draft?.documents[key];
    return url === undefined ? [] : [[key, url] as const];
  });
  return { ...documents, ...Object.fromEntries(remaining) };
}
