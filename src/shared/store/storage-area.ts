/** The part of the browser's storage that this product uses. */
export type StorageArea = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Reaches a storage when it is needed; null where the browser has none or refuses it. */
export type GetStorage = () => StorageArea | null;

function open(name: 'localStorage' | 'sessionStorage'): StorageArea | null {
  try {
    // The mere access can throw: a browser that blocks site data does so here.
    return (globalThis as Partial<Pick<Window, typeof name>>)[name] ?? null;
  } catch {
    return null;
  }
}

/** Local storage: shared by tabs, kept between visits. */
export const localArea: GetStorage = () => open('localStorage');

/** Session storage: this tab only, kept over reloads and Back. */
export const sessionArea: GetStorage = () => open('sessionStorage');

/**
 * All keys of a storage, none where it is blocked. They are read before anything is done with them: removing one shifts
 * the others.
 */
export function keysIn(getStorage: GetStorage): readonly string[] {
  const keys = attempt(() => {
    const area = getStorage();
    return Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? '');
  });
  return keys ?? [];
}

/** What some work with a storage comes to; null where it is full or blocked, or holds what cannot be read. */
export function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** The names of what is stored for one person. The Cookies page does not compile before it says what each is for. */
export type OwnKeyName =
  | DraftName
  | 'guardian'
  | 'campaign-marks'
  | 'visitor-campaign-marks'
  | 'organization-scholarships'
  | 'pending-payments'
  | 'published-notice';

/** The owner of a visitor's draft, as keys spell it. */
export const VISITOR = 'nobody';

/** The name of a form's draft. */
export type DraftName =
  `${'application' | 'student' | 'organization' | 'scholarship' | 'campaign' | 'contact'}-draft`;

/**
 * The key of something that belongs to one person, so that the next person on the same device never sees it
 * (AUTH-07): `eduempower.likes.user_1`. Parts are encoded; no two lists of parts share a key.
 */
export function ownKey(name: OwnKeyName, userId: string, ...parts: readonly string[]): string {
  return ['eduempower', name, ...[userId, ...parts].map(encodePart)].join('.');
}

function encodePart(part: string): string {
  // Half of a surrogate pair would make encodeURIComponent throw.
  return encodeURIComponent(part.replace(/\p{Surrogate}/gu, '\uFFFD')).replaceAll('.', '%2E');
}
