import type { Role } from '#contract/schemas/primitives.ts';
import type { Bearer } from '../clerk/identity.ts';
import type { OrganizationRecord, UserRecord } from '../store/records.ts';

/** The caller, as far as the rules need to know it. */
export interface Actor {
  /** Empty without a session, so that it owns nothing. */
  readonly userId: string;
  readonly role: Role | null;
  /** The profile of the user's organization. Null if there is none. */
  readonly organization: OrganizationRecord | null;
}

/** A caller without a session. */
export const anonymous: Actor = { userId: '', role: null, organization: null };

/**
 * The owner of a session. The role comes from the public metadata. If it has none, the server's own
 * record decides (AUTH-05).
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
