import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '../store/persisted-value.ts';
import { type DraftName, type GetStorage, ownKey, sessionArea } from '../store/storage-area.ts';

/**
 * Stores the name of a file while it uploads, so that after a reload the form can say that it did not arrive. Only for
 * this tab: in another one, the file may still be uploading.
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
