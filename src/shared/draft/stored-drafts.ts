import * as v from 'valibot';
import type { PersistedValue } from '../store/persisted-value.ts';
import { attempt, type DraftName, type GetStorage, keysIn, ownParts } from '../store/storage-area.ts';

/** How long a draft is stored after it was last saved, in milliseconds. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

const datedSchema = v.object({ data: v.object({ savedAt: v.number() }) });

/** Whether a draft is older than 30 days. */
export function isExpired(savedAt: number, now: number): boolean {
  return now - savedAt > DRAFT_LIFETIME_MS;
}

/** Whether a user has unsent text in these storage areas. */
export function hasUnsent(userId: string, areas: readonly GetStorage[]): boolean {
  return areas.some((getStorage) => keysIn(getStorage).some((key) => belongsTo(key, userId)));
}

/** How many times this page has deleted each user's unsent text, by user id. */
const deletions = new Map<string, number>();

/**
 * Wraps the storage of a user's unsent text, so that a pending save cannot write deleted text back
 * (AUTH-07).
 */
export function untilDeleted<Value>(userId: string, stored: PersistedValue<Value>): PersistedValue<Value> {
  const before = deletions.get(userId);
  return { ...stored, write: (value) => deletions.get(userId) === before && stored.write(value) };
}

/** Deletes all of a user's unsent text, whichever version of the code wrote it (AUTH-07). */
export function deleteDrafts(userId: string, areas: readonly GetStorage[]): void {
  deletions.set(userId, (deletions.get(userId) ?? 0) + 1);
  for (const getStorage of areas) {
    for (const key of keysIn(getStorage)) {
      if (belongsTo(key, userId)) attempt(() => getStorage()?.removeItem(key));
    }
  }
}

/** Deletes every user's drafts that are older than 30 days. */
export function deleteExpiredDrafts(areas: readonly GetStorage[], now: number): void {
  for (const getStorage of areas) {
    for (const key of keysIn(getStorage)) {
      if (!formOf(key).endsWith('-draft')) continue;
      // A value that is not a draft fails to parse, so it is not deleted.
      attempt(() => {
        const stored = v.parse(datedSchema, JSON.parse(getStorage()?.getItem(key) ?? ''));
        if (isExpired(stored.data.savedAt, now)) getStorage()?.removeItem(key);
      });
    }
  }
}

/** Returns the name of the form that a storage key belongs to. Empty for other keys. */
const formOf = (key: string) => /^eduempower\.([^.]+)\./.exec(key)?.[1] ?? '';

/**
 * Whether stored data is unsent text: a draft, or a guardian's address and email, which are stored
 * only on the device.
 */
function isUnsent(form: string): form is DraftName | 'guardian' {
  return form.endsWith('-draft') || form === 'guardian';
}

function belongsTo(key: string, userId: string): boolean {
  const form = formOf(key);
  return isUnsent(form) && ownParts(key, form, userId) !== null;
}
