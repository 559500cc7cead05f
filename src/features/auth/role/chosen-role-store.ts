import type { Role } from '#contract/schemas/primitives.ts';
import { attempt, localArea } from '#shared/store/storage-area.ts';
import { asRole } from './role.ts';

/** The key is the specification's, and so is the bare value (AUTH-01). */
const KEY = 'userRole';
/**
 * When the role was chosen, in milliseconds since 1970; stored apart, because the role's value has no room for it.
 */
const CHOSEN_AT_KEY = 'eduempower.user-role-chosen-at';
/** A role that was chosen longer ago says nothing about who signs in now. */
const LIFETIME_MS = 86_400_000;

/** Stores the role chosen before sign-in, for a day. Without storage it is forgotten. */
export function rememberChosenRole(role: Role, now = Date.now()): void {
  attempt(() => {
    localArea()?.setItem(KEY, role);
    localArea()?.setItem(CHOSEN_AT_KEY, String(now));
  });
}

/** The role that was chosen on this device within a day, or null. */
export function readChosenRole(now = Date.now()): Role | null {
  const role = asRole(attempt(() => localArea()?.getItem(KEY)));
  if (role === null) return null;
  const chosenAt = Number(attempt(() => localArea()?.getItem(CHOSEN_AT_KEY)) ?? Number.NaN);
  // A role stored without a time is kept for a day from now.
  if (Number.isNaN(chosenAt)) rememberChosenRole(role, now);
  else if (now - chosenAt > LIFETIME_MS) {
    forgetChosenRole();
    return null;
  }
  return role;
}

/** Forgets the role, so that the next person on this device chooses again (AUTH-07). */
export function forgetChosenRole(): void {
  attempt(() => {
    localArea()?.removeItem(KEY);
    localArea()?.removeItem(CHOSEN_AT_KEY);
  });
}
