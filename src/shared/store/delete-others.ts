import { attempt, type GetStorage, keysIn, type OwnKeyName, ownKey, ownParts } from './storage-area.ts';

/**
 * Deletes the data stored under a name by every user except the owner (AUTH-07). If the owner is
 * null, deletes it for all users.
 */
export function deleteOthers(getStorage: GetStorage, name: OwnKeyName, owner: string | null): void {
  for (const key of keysIn(getStorage)) {
    const isOwn = owner !== null && ownParts(key, name, owner) !== null;
    if (key.startsWith(ownKey(name, '')) && !isOwn) attempt(() => getStorage()?.removeItem(key));
  }
}
