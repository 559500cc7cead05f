import { attempt, type GetStorage, keysIn, type OwnKeyName, ownKey, ownParts } from './storage-area.ts';

/**
 * Deletes what other users have stored under a name. Users' data must not stay on the device after
 * they leave (AUTH-07).
 */
export function deleteOthers(getStorage: GetStorage, name: OwnKeyName, owner: string | null): void {
  for (const key of keysIn(getStorage)) {
    const isOwn = owner !== null && ownParts(key, name, owner) !== null;
    if (key.startsWith(ownKey(name, '')) && !isOwn) attempt(() => getStorage()?.removeItem(key));
  }
}
