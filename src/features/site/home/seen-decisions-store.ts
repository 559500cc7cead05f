import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '#shared/store/persisted-value.ts';
import { type GetStorage, localArea, ownKey } from '#shared/store/storage-area.ts';

/**
 * Creates the storage for the decisions that a student has seen on this device. The site clears
 * this storage when the student signs out. `read` returns null until the student's applications
 * have loaded once.
 */
export function seenDecisions(
  studentId: string,
  getStorage: GetStorage = localArea,
): PersistedValue<readonly string[]> {
  return persistedValue<readonly string[]>({
    key: ownKey('seen-decisions', studentId),
    version: 1,
    schema: v.array(v.string()),
    getStorage,
  });
}
