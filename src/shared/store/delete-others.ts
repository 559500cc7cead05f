import { attempt, type GetStorage, keysIn, type OwnKeyName, ownKey, ownParts } from './storage-area.ts';

/** Deletes what every user but the owner has stored under a name, so that it leaves the device with them (AUTH-07). */
export function deleteOthers(getStorage: GetStorage, name: OwnKeyName, owner: string | null): void {
  for (const key of keysIn(getStorage)) {
    const isOwn = owner !== null && ownParts(key, name, owner) !== null;
    if (key.startsWith(ownKey(name, '')) && !isOwn) attempt(() => getStorage()?.removeItem(key));
  }
}
