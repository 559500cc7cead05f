/** An origin that can't exist. A target that resolves to any other origin leaves the site. */
const ORIGIN = 'https://this-site.invalid';

/**
 * Characters that browsers drop or read as a slash. They can turn a path into the URL of another
 * site.
 */
const TRICKS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/** The sign-in pages. Redirecting to one of them would cause a loop. */
const SIGN_IN_PAGES = /^\/auth(?:\/|$)/i;

/**
 * Checks a redirect target (AUTH-04). Only a path on this site is safe, with or without a query and
 * a fragment. Rejects `//evil.example`, `https:…`, `javascript:…`, backslashes, control characters,
 * their percent-encoded forms, and the sign-in pages.
 *
 * @returns the target as a browser resolves it, or null if it is unsafe
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  try {
    const { origin, pathname, search, hash } = new URL(target, ORIGIN);
    return origin === ORIGIN && everyReadingIsSafe(pathname) ? pathname + search + hash : null;
  } catch {
    // The target is not a valid URL, or its percent-encoding is broken.
    return null;
  }
}

/**
 * True if the path is safe at every level of percent-decoding.
 *
 * @throws URIError if it cannot be decoded
 */
function everyReadingIsSafe(path: string): boolean {
  if (path.startsWith('//') || TRICKS.test(path) || SIGN_IN_PAGES.test(path)) return false;
  const decoded = decodeURIComponent(path);
  return decoded === path || everyReadingIsSafe(decoded);
}
