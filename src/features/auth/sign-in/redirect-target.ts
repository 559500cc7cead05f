/** A host that no site has: what a target resolves to is compared with it. */
const ORIGIN = 'https://this-site.invalid';

/** Characters that browsers drop or read as a slash, so that a path is not what it looks like. */
const TRICKS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** Targets from which sign-in would redirect in a loop. */
const SIGN_IN_PAGES = /^\/auth(?:\/|$)/i;

/**
 * A redirect target that may be followed: a path of this site, with its query and anchor, and nothing
 * else (AUTH-04). `//evil.example`, `https:…`, `javascript:…`, backslashes, control characters and the
 * same tricks percent-encoded are refused, and so are the pages of sign-in.
 *
 * @returns the target as the browser will read it, or null
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
 * True when the path stays one, and none of the sign-in pages, however often it is decoded.
 *
 * @throws URIError where it cannot be decoded
 */
function everyReadingIsSafe(path: string): boolean {
  if (path.startsWith('//') || TRICKS.test(path) || SIGN_IN_PAGES.test(path)) return false;
  const decoded = decodeURIComponent(path);
  return decoded === path || everyReadingIsSafe(decoded);
}
