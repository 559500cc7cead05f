import * as v from 'valibot';
import { type PersistedValue, persistedValue } from '../store/persisted-value.ts';
import { type DraftName, type GetStorage, ownKey, sessionArea } from '../store/storage-area.ts';

/**
 * The name of the file that is being uploaded for a field of a form, so that the form can say after a reload that it
 * did not arrive. Only this tab remembers it: in another one, the file may still be uploading.
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
