import * as v from 'valibot';

const claimsSchema = v.object({ role: v.string() });

/** The role in an older key, which is a JWT. Null for any other text. */
function roleOf(key: string): string | null {
  const part = key.split('.')[1];
  if (part === undefined) return null;
  try {
    const claims = v.safeParse(
      claimsSchema,
      JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/'))),
    );
    return claims.success ? claims.output.role : null;
  } catch {
    return null;
  }
}

/**
 * Whether a key grants more than anonymous access: a secret key, or a token with any role but
 * `anon`. Anyone could read such a key in the page, so the site must not start with it (SAFE-01).
 */
export function isPrivilegedKey(key: string): boolean {
  if (key.trim().toLowerCase().startsWith('sb_secret_')) return true;
  const role = roleOf(key);
  return role !== null && role !== 'anon';
}
