import type { Role } from '#contract/schemas/primitives.ts';
import type { Bearer } from '../clerk/identity.ts';
import type { OrganizationRecord, UserRecord } from '../store/records.ts';

/** What the rules need to know about the caller. */
export interface Actor {
  /** Empty without a session, so that the caller owns nothing. */
  readonly userId: string;
  readonly role: Role | null;
  /** The profile of the user's organization. Null if there is none. */
  readonly organization: OrganizationRecord | null;
}

/** A caller without a session. */
export const anonymous: Actor = { userId: '', role: null, organization: null };

/**
 * The owner of a session. The role comes from the sign-in service's public metadata or, if that has
 * none, from the server's own record (AUTH-05).
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
