import * as v from 'valibot';

const claimsSchema = v.object({ role: v.string() });

/**
 * Returns the role that an older key contains. Older keys are JWTs. Returns null for any other
 * text.
 */
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
 * Whether a key grants more than anonymous access. This is true for a secret key, and for a token
 * with any role but `anon`. Anyone can read the keys in the page, so the site must not start with a
 * privileged key (SAFE-01).
 */
export function isPrivilegedKey(key: string): boolean {
  if (key.trim().toLowerCase().startsWith('sb_secret_')) return true;
  const role = roleOf(key);
  return role !== null && role !== 'anon';
}
