import { ROLES, type Role } from '#contract/schemas/primitives.ts';

/** The role of a person who has none that is known (AUTH-05). */
export const DEFAULT_ROLE: Role = 'STUDENT';

/** A person's role; `OTHER` is one that the server knows and this product does not. */
export type PersonRole = Role | 'OTHER';

export interface KnownRole {
  readonly role: PersonRole;
  /** False when the role is not known and this is the default. */
  readonly known: boolean;
}

/** The three sources of a role; null or undefined where one has none. */
export interface RoleSources {
  /** The authentication service's public metadata. */
  readonly metadata?: Role | null | undefined;
  /** The role on `GET users/{id}`, as it came. */
  readonly server?: string | null | undefined;
  /** The role that was chosen on this device before sign-in. */
  readonly chosen?: Role | null | undefined;
}

/** The role, in the order of AUTH-05: public metadata, the server's record, the chosen one, the default. */
export function resolveRole({ metadata, server, chosen }: RoleSources): KnownRole {
  if (metadata) return { role: metadata, known: true };
  const recorded = server?.trim().toUpperCase();
  if (recorded) return { role: asRole(recorded) ?? 'OTHER', known: true };
  if (chosen) return { role: chosen, known: true };
  return { role: DEFAULT_ROLE, known: false };
}

/** A text as one of the three roles, or null. */
export function asRole(text: unknown): Role | null {
  return ROLES.find((role) => role === text) ?? null;
}
