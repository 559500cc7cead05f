/** An origin that no site has, to see whether a target resolves to another one. */
const ORIGIN = 'https://this-site.invalid';

/** Characters that browsers drop or read as a slash, so that a path means something else. */
const TRICKS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** Targets that would redirect in a loop. */
const SIGN_IN_PAGES = /^\/auth(?:\/|$)/i;

/**
 * Checks a redirect target: only a path of this site, with query and anchor, is safe (AUTH-04). `//evil.example`,
 * `https:…`, `javascript:…`, backslashes, control characters, the same tricks percent-encoded, and the sign-in pages
 * are rejected.
 *
 * @returns the target as a browser reads it, or null
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(target, ORIGIN);
    return origin === ORIGIN && everyReadingIsSafe(pathname) ? pathname + search + hash : null;
  } catch {
    // Not a URL, or broken percent-encoding.
    return null;
  }
}

/**
 * Whether the path stays a safe path however often it is decoded.
 *
 * @throws URIError if it cannot be decoded
 */
function everyReadingIsSafe(path: string): boolean {
  if (path.startsWith('//') || TRICKS.test(path) || SIGN_IN_PAGES.test(path)) return false;
  const decoded = decodeURIComponent(path);
  return decoded === path || everyReadingIsSafe(decoded);
}
