import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '../store/persisted-value.ts';
import { type DraftName, type GetStorage, ownKey, sessionArea } from '../store/storage-area.ts';

/**
 * Returns this tab's storage for the name of the file being uploaded. After a reload, a stored name
 * means that the upload was interrupted.
 */
export function unfinishedUpload(
  form: DraftName,
  userId: string,
  field: string,
  session: GetStorage = sessionArea,
): PersistedValue<string> {
  return persistedValue({
    key: ownKey(form, userId, field),
    version: 1,
    schema: v.string(),
    getStorage: session,
  });
}
