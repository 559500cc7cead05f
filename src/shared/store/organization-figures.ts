import * as v from 'valibot';
import { unreadableKey } from './persisted-value.ts';
import { attempt, type GetStorage, keysIn, ownKey } from './storage-area.ts';

/** How long the device keeps an organization's stored analytics, in milliseconds. */
export const FIGURES_LIFETIME_MS = 7 * 86_400_000;

const datedSchema = v.object({ data: v.object({ readAt: v.number() }) });

/**
 * Deletes the stored analytics of every organization except the owner (AUTH-07). Deletes the
 * owner's analytics too if they are more than 7 days old. Never throws.
 */
export function deleteFigures(getStorage: GetStorage, owner: string | null, now: number): void {
  const own = owner === null ? null : ownKey('organization-scholarships', owner);
  const isKept = (key: string) => {
    if (own === null || ![own, unreadableKey(own)].includes(key)) return false;
    const stored = attempt(() => v.parse(datedSchema, JSON.parse(getStorage()?.getItem(key) ?? '')));
    // The age of an unreadable value is unknown, so the value stays on the owner's device.
    return stored === null || now - stored.data.readAt <= FIGURES_LIFETIME_MS;
  };
  for (const key of keysIn(getStorage)) {
    if (key.startsWith(ownKey('organization-scholarships', '')) && !isKept(key))
      attempt(() => getStorage()?.removeItem(key));
  }
}
