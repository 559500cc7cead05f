import type { Role } from '#contract/schemas/primitives.ts';
import type { Bearer } from '../clerk/identity.ts';
import type { OrganizationRecord, UserRecord } from '../store/records.ts';

/** The facts about a caller that the rules check. */
export interface Actor {
  /** Empty without a session, so that it matches no owner's id. */
  readonly userId: string;
  readonly role: Role | null;
  /** The user's organization profile. Null if the user has none. */
  readonly organization: OrganizationRecord | null;
}

/** A caller without a session. */
export const anonymous: Actor = { userId: '', role: null, organization: null };

/**
 * Builds the actor for the owner of a session. The role comes from the sign-in service's public
 * metadata or, if the metadata names none, from the server's own record (AUTH-05).
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
