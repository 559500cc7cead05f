import * as v from 'valibot';
import { type Role, roleSchema } from '#contract/schemas/primitives.ts';

/** A user whose token the check was given. */
export interface Caller {
  readonly token: string;
  readonly userId: string;
  /** The role that the token itself carries, or the server tells later. */
  readonly role: Role | null;
  /** When the token runs out, in milliseconds since 1970; null when it does not say. */
  readonly expiresAt: number | null;
}

const claimsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({ sub: v.pipe(v.string(), v.minLength(1)), exp: v.nullish(v.number()) }),
);
const withRoleSchema = v.object({ role: roleSchema });

/**
 * Whose token it is: a session token names its user in `sub`; anything without dots is taken for a user's id, the
 * bearer of `VITE_API_BEARER=user-id`. The signature is for the server to check.
 *
 * @returns null when the token names no user
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

/** The role that a token's claims, or a user's record, carry; null without one that this product knows. */
export function roleOf(value: unknown): Role | null {
  return v.is(withRoleSchema, value) ? value.role : null;
}

/**
 * The same person with a token that no server may take for theirs: another signature, or, where the token is a user's
 * id, the id of no user.
 */
export function forge(caller: Caller, unknownId: string): Caller {
  const parts = caller.token.split('.');
  if (parts.length < 3) return { ...caller, token: unknownId };
  const signature = [...(parts[2] || 'none')].toReversed().join('');
  return { ...caller, token: [parts[0], parts[1], `${signature}A`].join('.') };
}

/** How a probe says who calls. */
export function titleOf(caller: Caller | null): string {
  if (caller === null) return 'without a token';
  return caller.role === null ? 'with a token' : `as ${caller.role}`;
}
