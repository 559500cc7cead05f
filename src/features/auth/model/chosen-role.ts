import type { Role } from '#contract/schemas/primitives.ts';
import { localArea } from '#shared/store/storage-area.ts';
import { asRole } from './role.ts';

/** The key is the specification's, and so is the bare value (AUTH-01). */
const KEY = 'userRole';

/** Keeps the role that somebody chose before sign-in. A shut storage costs only the memory of it. */
export function rememberChosenRole(role: Role): void {
  attempt(() => localArea()?.setItem(KEY, role));
}

/** The role that was chosen on this device, or null. */
export function readChosenRole(): Role | null {
  return asRole(attempt(() => localArea()?.getItem(KEY)));
}

/** The next person on this device chooses anew (AUTH-07). */
export function forgetChosenRole(): void {
  attempt(() => localArea()?.removeItem(KEY));
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
