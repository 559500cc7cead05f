import { attempt, type GetStorage, keysIn, type OwnKeyName, ownKey, ownParts } from './storage-area.ts';

/**
 * Deletes the data that users other than the owner have stored under a name (AUTH-07). If the owner
 * is null, deletes every user's data.
 */
export function deleteOthers(getStorage: GetStorage, name: OwnKeyName, owner: string | null): void {
  for (const key of keysIn(getStorage)) {
    const isOwn = owner !== null && ownParts(key, name, owner) !== null;
    if (key.startsWith(ownKey(name, '')) && !isOwn) attempt(() => getStorage()?.removeItem(key));
  }
}
