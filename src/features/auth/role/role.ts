import { ROLES, type Role } from '#contract/schemas/primitives.ts';

/** The role assumed for a user whose role is unknown (AUTH-05). */
export const DEFAULT_ROLE: Role = 'STUDENT';

/** A user's role. `OTHER` stands for any role that the server knows and this product doesn't. */
export type PersonRole = Role | 'OTHER';

export interface KnownRole {
  readonly role: PersonRole;
  /** False if the role is only the default. */
  readonly known: boolean;
}

export interface RoleSources {
  readonly metadata?: Role | null | undefined;
  /** The role from `GET users/{id}`, unchecked. */
  readonly server?: string | null | undefined;
  readonly chosen?: Role | null | undefined;
}

/** True if only the server can know the role, because the sign-in service's metadata has none. */
export const asksServer = (user: { readonly role: Role | null }) => user.role === null;

/**
 * Returns the user's role (AUTH-05): the first that exists of the role in public metadata, the role
 * in the server's record, the chosen role, and the default.
 */
export function resolveRole({ metadata, server, chosen }: RoleSources): KnownRole {
  if (metadata) return { role: metadata, known: true };
  const recorded = server?.trim().toUpperCase();
  if (recorded) return { role: asRole(recorded) ?? 'OTHER', known: true };
  if (chosen) return { role: chosen, known: true };
  return { role: DEFAULT_ROLE, known: false };
}

/** Returns the value if it is one of the three roles, otherwise null. */
export function asRole(text: unknown): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}
