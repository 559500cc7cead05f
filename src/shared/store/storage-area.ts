import { encodeText } from '../text/encode-text.ts';

/** The part of the browser's storage API that the site uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Returns a storage area on demand. Null if the browser has none or blocks it. */
export type GetStorage = () => StorageArea | null;

function open(name: 'localStorage' | 'sessionStorage'): StorageArea | null {
  try {
    // A browser that blocks site data throws on access.
    return (globalThis as Partial<Pick<Window, typeof name>>)[name] ?? null;
  } catch {
    return null;
  }
}

/** Returns local storage. All tabs share it, and its data outlasts the visit. */
export const localArea: GetStorage = () => open('localStorage');

/** Returns session storage. It belongs to one tab, and its data survives reloads and Back. */
export const sessionArea: GetStorage = () => open('sessionStorage');

/**
 * Returns a copy of a storage area's keys. Empty if the area is blocked. Removing a key shifts the
 * indexes in the area, so callers that remove keys loop over the copy.
 */
export function keysIn(getStorage: GetStorage): readonly string[] {
  const keys = attempt(() => {
    const area = getStorage();
    return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
  });
  return keys ?? [];
}

/**
 * Runs code that uses a storage area. Returns null if the area is full or blocked, or contains
 * unreadable data.
 */
export function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * The names of the values that the site stores per user. Adding a name without explaining it on the
 * Cookies page is a compile error.
 */
export type OwnKeyName =
  | DraftName
  | 'guardian'
  | `${'' | 'visitor-'}${'campaign' | 'scholarship'}-marks`
  | 'organization-scholarships'
  | 'pending-payments'
  | 'published-notice'
  | 'seen-decisions';

/** Used instead of a user id for the drafts of signed-out visitors. */
export const VISITOR = 'nobody';

export type DraftName =
  `${'application' | 'student' | 'organization' | 'scholarship' | 'campaign' | 'contact' | 'review' | 'decision'}-draft`;

/**
 * Returns the key for one user's data, such as `eduempower.guardian.user_1`. The next user of the
 * device never sees that data (AUTH-07). Parts are encoded, so different lists of parts never share
 * a key.
 */
export function ownKey(name: OwnKeyName, userId: string, ...parts: readonly string[]): string {
  return ['eduempower', name, ...[userId, ...parts].map(encodePart)].join('.');
}

/**
 * Returns the parts of a key from `ownKey`, still encoded: everything after the name and user id.
 * Returns null if the key has another name or user id.
 */
export function ownParts(key: string, name: OwnKeyName, userId: string): string | null {
  const own = ownKey(name, userId);
  return `${key}.`.startsWith(`${own}.`) ? key.slice(own.length + 1) : null;
}

function encodePart(part: string): string {
  return encodeText(part).replaceAll('.', '%2E');
}
