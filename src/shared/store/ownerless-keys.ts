import { unreadableKey } from './persisted-value.ts';
import { attempt, type GetStorage } from './storage-area.ts';

/** An organization's scholarships and their applicants, under the name that the specification gives them (ORG-17). */
export const ORGANIZATION_SCHOLARSHIPS_KEY = 'organizationScholarships';

/**
 * Forgets what lies under keys that hold no person's id, when a person signs out (AUTH-07): the next person on
 * this device must not find it. Never throws.
 */
export function forgetOwnerless(getStorage: GetStorage): void {
  for (const key of [ORGANIZATION_SCHOLARSHIPS_KEY, unreadableKey(ORGANIZATION_SCHOLARSHIPS_KEY)]) {
    attempt(() => getStorage()?.removeItem(key));
  }
}
