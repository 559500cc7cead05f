/** A host that no site has: what a target resolves to is compared with it. */
const ORIGIN = 'https://this-site.invalid';

/** Characters that browsers drop or read as a slash, so that a path is not what it looks like. */
const TRICKS = /[\\\p{Cc}\p{Zl}\p{Zp}]/u;

/**
 * A redirect target that may be followed: a path of this site, with its query and anchor, and nothing
 * else (AUTH-04). `//evil.example`, `https:…`, `javascript:…`, backslashes, control characters and the
 * same tricks percent-encoded are refused, and so are the pages of sign-in, which would lead in a circle.
 *
 * @returns the target as the browser will read it, or null
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || !target.startsWith('/')) return null;
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!everyReadingIsAPath(path) || TRICKS.test(target)) return null;
  try {
    const url = new URL(target, ORIGIN);
    if (url.origin !== ORIGIN || !everyReadingIsAPath(url.pathname)) return null;
    if (/^\/auth(?:\/|$)/i.test(url.pathname)) return null;
    return url.pathname + url.search + url.hash;
  } catch {
    return null;
  }
}

/** True when the path stays one however often it is decoded. */
function everyReadingIsAPath(path: string): boolean {
  let text = path;
  for (let times = 0; times < 5; times += 1) {
    if (text.startsWith('//') || TRICKS.test(text)) return false;
    let decoded: string;
    try {
      decoded = decodeURIComponent(text);
    } catch {
      return false;
    }
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}
