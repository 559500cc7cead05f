import * as v from 'valibot';
import { attempt, type DraftName, type GetStorage, keysIn, ownKey } from '../store/storage-area.ts';

/** How long a draft is stored after it was last saved, in milliseconds. */
export const DRAFT_LIFETIME_MS = 30 * 86_400_000;

const datedSchema = v.object({ data: v.object({ savedAt: v.number() }) });

/** Whether a draft has reached the end of its 30 days. */
export function isExpired(savedAt: number, now: number): boolean {
  return now - savedAt > DRAFT_LIFETIME_MS;
}

const arrivedSchema = v.object({ data: v.object({ state: v.literal('sent') }) });

/** Unsent text: something waits to be sent, perhaps beside drafts; or there are only drafts; or nothing. */
export type Unsent = 'waiting' | 'drafts' | 'nothing';

/** The unsent text of a user on this device and in this tab. */
export function unsentOf(userId: string, areas: readonly GetStorage[]): Unsent {
  const forms = areas.flatMap((getStorage) =>
    keysIn(getStorage)
      .filter((key) => belongsTo(key, userId) && !hasArrived(key, getStorage))
      .map(formOf),
  );
  if (forms.includes('outbox')) return 'waiting';
  return forms.length > 0 ? 'drafts' : 'nothing';
}

/** What has arrived stays in the outbox until its person has read that it has. */
function hasArrived(key: string, getStorage: GetStorage): boolean {
  if (formOf(key) !== 'outbox') return false;
  return attempt(() => v.is(arrivedSchema, JSON.parse(getStorage()?.getItem(key) ?? ''))) ?? false;
}

/** Deletes all of a user's unsent text, whichever version of the code wrote it (AUTH-07). */
export function deleteDrafts(userId: string, areas: readonly GetStorage[]): void {
  for (const getStorage of areas) {
    for (const key of keysIn(getStorage)) {
      if (belongsTo(key, userId)) attempt(() => getStorage()?.removeItem(key));
    }
  }
}

/** Deletes the drafts whose 30 days are over, of every person. */
export function deleteExpiredDrafts(areas: readonly GetStorage[], now: number): void {
  for (const getStorage of areas) {
    for (const key of keysIn(getStorage)) {
      const form = formOf(key);
      if (!form.endsWith('-draft') && form !== 'outbox') continue;
      // Text that is not a draft has no date.
      attempt(() => {
        const stored = v.parse(datedSchema, JSON.parse(getStorage()?.getItem(key) ?? ''));
        if (isExpired(stored.data.savedAt, now)) getStorage()?.removeItem(key);
      });
    }
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
