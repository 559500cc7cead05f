import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '#shared/store/persisted-value.ts';
import { type GetStorage, localArea, ownKey } from '#shared/store/storage-area.ts';

/**
 * The decisions that a student has seen on this device. Null until the device has loaded the
 * student's applications for the first time.
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
