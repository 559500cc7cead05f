import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { untilDeleted } from '#shared/draft/stored-drafts.ts';
import { type PersistedValue, persistedValue } from '#shared/store/persisted-value.ts';
import { localArea, ownKey } from '#shared/store/storage-area.ts';
import type { GuardianExtras } from '../student-fields.ts';

/** Creates the storage for unsaved changes to a student's profile (SAFE-04). */
export function studentDraftStorage(place: DraftPlace): DraftStorage {
  return createDraftStorage({ ...place, name: 'student-draft' });
}

/**
 * Creates the storage on this device for the guardian's address and email. The form never sends
 * these details to the server.
 */
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
