import * as v from 'valibot';
import { persistedValue, storedTimeSchema } from '../store/persisted-value.ts';
import {
  attempt,
  type DraftName,
  type GetStorage,
  localArea,
  ownKey,
  sessionArea,
} from '../store/storage-area.ts';
import { type Changes, changesSchema } from './changes.ts';
import { isExpired, untilDeleted } from './stored-drafts.ts';

/** What a person has changed in a form and not yet sent. */
export interface DraftStorage {
  /** Where the copy lies that other tabs see. */
  readonly sharedKey: string;
  /** The last changes that were saved, in this tab or, if those are newer, in another; null for none. */
  read(): Changes | null;
  /** When they were saved, in milliseconds since 1970; null for none. */
  savedAt(): number | null;
  /**
   * @returns false when neither storage took them, or the device holds a draft that newer code wrote: the changes last
   * only as long as the page
   */
  save(changes: Changes): boolean;
  forget(): void;
}

/** Whose draft it is, and where it is saved: in the browser, unless a test hands in something else. */
export interface DraftPlace {
  readonly userId: string;
  readonly session?: GetStorage;
  readonly local?: GetStorage;
  readonly now?: () => number;
}

export interface DraftStorageOptions extends DraftPlace {
  /** Which form it is. Expired drafts are found by this name. */
  readonly name: DraftName;
  /** Distinguishes drafts of the same form: the scholarship's or campaign's id. */
  readonly parts?: readonly string[];
  /** Says more of the changes than that they are texts and ticks. */
  // biome-ignore lint/suspicious/noExplicitAny: what was stored may be anything
  readonly schema?: v.GenericSchema<any, Changes>;
}

/**
 * Saves a draft twice (APP-05, SAFE-04): in the tab's session storage, where Back and a reload find it,
 * and on the device, where it outlives a crash, a closed tab and a sign-out. Only the same person gets it
 * back (AUTH-07), for 30 days after it was last saved.
 */
export function createDraftStorage(options: DraftStorageOptions): DraftStorage {
  const { name, userId, parts = [] } = options;
  const { session = sessionArea, local = localArea, now = Date.now } = options;
  const key = ownKey(name, userId, ...parts);
  const schema = v.object({
    value: options.schema ?? changesSchema,
    savedAt: storedTimeSchema,
    /** In the tab's copy: whether the device took the draft, too. */
    isOnDevice: v.optional(v.boolean()),
  });
  const copy = (getStorage: GetStorage) =>
    untilDeleted(userId, persistedValue({ key, version: 2, schema, getStorage }));
  const [inTab, onDevice] = [copy(session), copy(local)];
  const copies = [inTab, onDevice];
  const forget = () => {
    for (const copy of copies) copy.forget();
  };
  /** Whether another tab has sent or discarded it, which cannot reach the copy in this one. */
  const isForgotten = () =>
    inTab.read()?.isOnDevice === true && attempt(() => local()?.getItem(key) === null) === true;
  const newest = () => {
    if (isForgotten()) inTab.forget();
    const [draft] = copies
      .flatMap((copy) => copy.read() ?? [])
      .sort((one, other) => other.savedAt - one.savedAt);
    if (draft === undefined || !isExpired(draft.savedAt, now())) return draft;
    forget();
    return undefined;
  };

  return {
    sharedKey: key,
    read: () => newest()?.value ?? null,
    savedAt: () => newest()?.savedAt ?? null,
    save(value) {
      if (Object.keys(value).length === 0) {
        forget();
        return true;
      }
      const draft = { value, savedAt: now() };
      const isOnDevice = onDevice.write(draft);
      const isInTab = inTab.write({ ...draft, isOnDevice });
      // Only older code in this tab reads the tab's copy.
      return (isOnDevice || isInTab) && !copies.some((copy) => copy.holdsNewer());
    },
    forget,
  };
}
