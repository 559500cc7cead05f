import * as v from 'valibot';
import { ROLES } from '#contract/schemas/primitives.ts';
import { hashOf } from '../data/random.ts';
import type { Account, SessionRecord } from './identity-state.ts';

/** The lifetime of a session token in seconds, as in the real service. */
const TOKEN_SECONDS = 60;

const claimsSchema = v.object({
  iss: v.string(),
  sub: v.string(),
  sid: v.string(),
  exp: v.number(),
  role: v.nullish(v.picklist(ROLES)),
});
export type TokenClaims = v.InferOutput<typeof claimsSchema>;

/**
 * Creates a token in the format of a JWT. The third part is a checksum instead of a signature. The
 * checksum only detects edited tokens. It needn't be secure, because the mock has nothing to
 * protect.
 */
export function issueToken(issuer: string, session: SessionRecord, account: Account, now: number): string {
  const seconds = Math.floor(now / 1000);
  const head = encode({ alg: 'RS256', kid: 'mock', typ: 'JWT' });
  const body = encode({
    iss: issuer,
    sub: account.id,
    sid: session.id,
    iat: seconds,
    nbf: seconds - 10,
    exp: seconds + TOKEN_SECONDS,
    v: 2,
    fva: [0, -1],
    sts: 'active',
    role: account.role,
  });
  return `${head}.${body}.${checksum(`${head}.${body}`)}`;
}

/** Returns the claims of a valid token, even if it has expired. Null for any other text. */
export function readToken(token: string): TokenClaims | null {
  const [head, body, sum, ...rest] = token.split('.');
  if (!head || !body || !sum || rest.length > 0 || sum !== checksum(`${head}.${body}`)) return null;
  const claims = v.safeParse(claimsSchema, decode(body));
  return claims.success ? claims.output : null;
}

function encode(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function decode(part: string): unknown {
  try {
    const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

const checksum = (text: string): string => encode(hashOf(text).toString(16));
