import * as v from 'valibot';
import { type Role, roleSchema } from '#contract/schemas/primitives.ts';

/** A user for whom the check has a token. */
export interface Caller {
  readonly token: string;
  readonly userId: string;
  /** The role in the token or, if it has none, the role from the server. Null if unknown. */
  readonly role: Role | null;
  /** When the token expires, in milliseconds since 1970. Null if the token does not say. */
  readonly expiresAt: number | null;
}

const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)), exp: v.nullish(v.number()) }),
);
const withRoleSchema = v.object({ role: roleSchema });

/**
 * Finds the user that a token belongs to. A session token names its user in `sub`. Text without
 * dots is treated as a user's id, as with `VITE_API_BEARER=user-id`. Does not verify the signature,
 * which is the server's task.
 *
 * @returns null if the token names no user
 */
export function readCaller(token: string): Caller | null {
  if (/^[\w-]+$/.test(token)) return { token, userId: token, role: null, expiresAt: null };
  if (!/^[\w-]+\.[\w-]+\.[\w-]*$/.test(token)) return null;
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const claims = v.safeParse(claimsSchema, payload);
  if (!claims.success) return null;
  const { sub, exp, metadata, public_metadata } = claims.output;
  const [role = null] = [claims.output, metadata, public_metadata].map(roleOf).filter((one) => one !== null);
  return { token, userId: sub, role, expiresAt: exp ? exp * 1000 : null };
}

/** Returns the role in a token's claims or a user's record, or null if it is missing or unknown. */
export function roleOf(value: unknown): Role | null {
  return v.is(withRoleSchema, value) ? value.role : null;
}

/**
 * Returns the same user with a token that every server must refuse. A session token gets a
 * different signature. A token that is a user's id becomes an unknown id.
 */
export function forge(caller: Caller, unknownId: string): Caller {
  const parts = caller.token.split('.');
  if (parts.length < 3) return { ...caller, token: unknownId };
  const signature = [...(parts[2] || 'none')].toReversed().join('');
  return { ...caller, token: [parts[0], parts[1], `${signature}A`].join('.') };
}

/** Describes the caller in a probe's name. */
export function titleOf(caller: Caller | null): string {
  if (caller === null) return 'without a token';
  return caller.role === null ? 'with a token' : `as ${caller.role}`;
}
