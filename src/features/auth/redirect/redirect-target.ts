/** An origin that cannot exist, to detect targets that resolve to another origin. */
const ORIGIN = 'https://this-site.invalid';

/** Characters that browsers drop or read as a slash, so that a path means something else. */
const TRICKS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** Targets that would redirect in a loop. */
const SIGN_IN_PAGES = /^\/auth(?:\/|$)/i;

/**
 * Checks a redirect target (AUTH-04). Only a path of this site is safe, with its query and anchor.
 * Rejects `//evil.example`, `https:…`, `javascript:…`, backslashes, control characters, their
 * percent-encoded forms, and the sign-in pages.
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
 * Whether the path is safe at every level of percent-decoding.
 *
 * @throws URIError if it cannot be decoded
 */
function everyReadingIsSafe(path: string): boolean {
  if (path.startsWith('//') || TRICKS.test(path) || SIGN_IN_PAGES.test(path)) return false;
  const decoded = decodeURIComponent(path);
  return decoded === path || everyReadingIsSafe(decoded);
}
