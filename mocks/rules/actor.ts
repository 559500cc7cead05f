import type { Role } from '#contract/schemas/primitives.ts';
import type { Bearer } from '../clerk/identity.ts';
import type { OrganizationRecord, UserRecord } from '../store/records.ts';

/** Who makes a call, as far as the rules care. */
export interface Actor {
  /** Empty without a session: it owns nothing. */
  readonly userId: string;
  readonly role: Role | null;
  /** The organization that this user speaks for, if it has a profile. */
  readonly organization: OrganizationRecord | null;
}

/** A caller without a session. */
export const anonymous: Actor = { userId: '', role: null, organization: null };

/**
 * Whose a session is. Public metadata decides the role; the server's own record is asked only
 * where it has none (AUTH-05).
 */
export function actorFrom(
  bearer: Bearer,
  user: UserRecord | undefined,
  organization: OrganizationRecord | undefined,
): Actor {
  return {
    userId: bearer.userId,
    role: bearer.role ?? user?.role ?? null,
    organization: organization ?? null,
  };
}
