import * as v from 'valibot';
import { type GetStorage, ownKey, type StorageArea } from '../store/storage-area.ts';
import type { DraftName } from '../store/stored-entries.ts';

/** How long a draft is stored after it was last saved, in milliseconds. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

const datedSchema = v.object({ data: v.object({ savedAt: v.number() }) });

/** Whether a draft has reached the end of its 30 days. */
export function isExpired(savedAt: number, now: number): boolean {
  return now - savedAt > DRAFT_LIFETIME_MS;
}

/** Whether this device or this tab holds unsent text of a user. */
export function hasDrafts(userId: string, areas: readonly GetStorage[]): boolean {
  return storedKeys(areas).some(({ key }) => belongsTo(key, userId));
}

/** Deletes all of a user's unsent text, whichever version of the code wrote it (AUTH-07). */
export function deleteDrafts(userId: string, areas: readonly GetStorage[]): void {
  for (const { area, key } of storedKeys(areas)) {
    if (belongsTo(key, userId)) attempt(() => area.removeItem(key));
  }
}

/** Deletes the drafts whose 30 days are over, of every person. */
export function deleteExpiredDrafts(areas: readonly GetStorage[], now: number): void {
  for (const { area, key } of storedKeys(areas)) {
    const form = formOf(key);
    if (!form.endsWith('-draft') && form !== 'outbox') continue;
    attempt(() => {
      const stored = v.parse(datedSchema, JSON.parse(area.getItem(key) ?? ''));
      if (isExpired(stored.data.savedAt, now)) area.removeItem(key);
    });
  }
}

/** Which form a key belongs to; empty for a key of another kind. */
function formOf(key: string): string {
  return /^eduempower\.([^.]+)\./.exec(key)?.[1] ?? '';
}

/** What waits to be sent, and the guardian's address and email, are part of no draft, but no server has them either. */
function isUnsent(form: string): form is DraftName | 'guardian' | 'outbox' {
  return form.endsWith('-draft') || form === 'guardian' || form === 'outbox';
}

function belongsTo(key: string, userId: string): boolean {
  const form = formOf(key);
  if (!isUnsent(form)) return false;
  const own = ownKey(form, userId);
  return key === own || key.startsWith(`${own}.`);
}

/** All keys, read before any is removed, because removing one shifts the others. */
function storedKeys(areas: readonly GetStorage[]): { readonly area: StorageArea; readonly key: string }[] {
  return areas.flatMap(
    (getStorage) =>
      attempt(() => {
        const area = getStorage();
        if (area === null) return [];
        return Array.from({ length: area.length }, (_, index) => area.key(index) ?? '').map((key) => ({
          area,
          key,
        }));
      }) ?? [],
  );
}

/** A blocked storage holds nothing to find, and text that is not a draft has no date. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}
