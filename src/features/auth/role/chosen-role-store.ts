import type { Role } from '#contract/schemas/primitives.ts';
import { attempt, localArea } from '#shared/store/storage-area.ts';
import { asRole } from './role.ts';

/** The specification requires this key, with the bare role as its value (AUTH-01). */
const KEY = 'userRole';
/**
 * The storage key for the time when the role was chosen, in milliseconds since 1970. The time is
 * stored separately, because the specification fixes the value under `userRole`.
 */
const CHOSEN_AT_KEY = 'eduempower.user-role-chosen-at';
/** How long a chosen role stays valid: one day, in milliseconds. */
const LIFETIME_MS = 86_400_000;

/** Stores the chosen role for a day. Does nothing if storage is blocked. */
export function rememberChosenRole(role: Role, now = Date.now()): void {
  attempt(() => {
    localArea()?.setItem(KEY, role);
    localArea()?.setItem(CHOSEN_AT_KEY, String(now));
  });
}

/** Returns the role chosen on this device within the last day, or null. */
export function readChosenRole(now = Date.now()): Role | null {
  const role = asRole(attempt(() => localArea()?.getItem(KEY)));
  if (role === null) return null;
  const chosenAt = Number(attempt(() => localArea()?.getItem(CHOSEN_AT_KEY)) ?? Number.NaN);
  // A role stored without a time expires a day from now.
  if (Number.isNaN(chosenAt)) rememberChosenRole(role, now);
  else if (now - chosenAt > LIFETIME_MS) {
    forgetChosenRole();
    return null;
  }
  return role;
}

/** Forgets the role, so that the next user of this device chooses again (AUTH-07). */
export function forgetChosenRole(): void {
  attempt(() => {
    localArea()?.removeItem(KEY);
    localArea()?.removeItem(CHOSEN_AT_KEY);
  });
}
