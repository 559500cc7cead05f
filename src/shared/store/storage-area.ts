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

/** Local storage: shared between tabs, kept between visits. */
export const localArea: GetStorage = () => open('localStorage');

/** Session storage: this tab only, survives reloads and Back. */
export const sessionArea: GetStorage = () => open('sessionStorage');

/**
 * A copy of a storage area's keys, because removing a key shifts the indexes of the others. Empty
 * if the area is blocked.
 */
export function keysIn(getStorage: GetStorage): readonly string[] {
  const keys = attempt(() => {
    const area = getStorage();
    return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
  });
  return keys ?? [];
}

/**
 * Returns the result of using a storage area. Null if it is full, blocked, or contains unreadable
 * data.
 */
export function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * The names of data stored for one user. A name that the Cookies page does not explain is a compile
 * error.
 */
export type OwnKeyName =
  | DraftName
  | 'guardian'
  | `${'' | 'visitor-'}${'campaign' | 'scholarship'}-marks`
  | 'organization-scholarships'
  | 'pending-payments'
  | 'published-notice'
  | 'seen-decisions';

/** The owner of a signed-out visitor's draft. */
export const VISITOR = 'nobody';

export type DraftName =
  `${'application' | 'student' | 'organization' | 'scholarship' | 'campaign' | 'contact' | 'review' | 'decision'}-draft`;

/**
 * The key of one user's data, such as `eduempower.guardian.user_1`. The device's next user never
 * sees it (AUTH-07). Parts are encoded, so different lists of parts never share a key.
 */
export function ownKey(name: OwnKeyName, userId: string, ...parts: readonly string[]): string {
  return ['eduempower', name, ...[userId, ...parts].map(encodePart)].join('.');
}

/**
 * The parts after name and owner in a key of `ownKey`, still encoded. Null for another name or
 * owner.
 */
export function ownParts(key: string, name: OwnKeyName, userId: string): string | null {
  const own = ownKey(name, userId);
  return `${key}.`.startsWith(`${own}.`) ? key.slice(own.length + 1) : null;
}

function encodePart(part: string): string {
  return encodeText(part).replaceAll('.', '%2E');
}
