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

/** Stores the user's unsent changes to a form. */
export interface DraftStorage {
  /** Storage key of the copy shared between tabs. */
  readonly sharedKey: string;
  /** The newest saved changes, from this tab or another tab. Null if none are saved. */
  read(): Changes | null;
  /** When the newest changes were saved, in milliseconds since 1970. Null if none are saved. */
  savedAt(): number | null;
  /**
   * @returns false if neither storage accepted the changes, or if a newer version of the site has
   * stored a draft. The changes are then lost when the page closes
   */
  save(changes: Changes): boolean;
  forget(): void;
}

/** The draft's owner and storage areas. Tests replace the browser's storage and clock. */
export interface DraftPlace {
  readonly userId: string;
  readonly session?: GetStorage;
  readonly local?: GetStorage;
  readonly now?: () => number;
}

export interface DraftStorageOptions extends DraftPlace {
  /** The form's name. `deleteExpiredDrafts` finds drafts by names that end in `-draft`. */
  readonly name: DraftName;
  /** Distinguishes drafts of the same form, for example by the scholarship's id. */
  readonly parts?: readonly string[];
  /** A schema that is stricter than the default, which accepts any text or boolean. */
  // biome-ignore lint/suspicious/noExplicitAny: the stored value may be anything
  readonly schema?: v.GenericSchema<any, Changes>;
}

/**
 * Saves a draft twice (APP-05, SAFE-04). The copy in the tab's session storage survives Back and a
 * reload. The copy on the device survives a crash, a closed tab and a sign-out. Only the draft's
 * author can restore it (AUTH-07), within 30 days of the last save.
 */
export function createDraftStorage(options: DraftStorageOptions): DraftStorage {
  const { name, userId, parts = [] } = options;
  const { session = sessionArea, local = localArea, now = Date.now } = options;
  const key = ownKey(name, userId, ...parts);
  const schema = v.object({
    value: options.schema ?? changesSchema,
    savedAt: storedTimeSchema,
    /** Whether the draft was also stored on the device. Set only in the tab's copy. */
    isOnDevice: v.optional(v.boolean()),
  });
  const copy = (getStorage: GetStorage) =>
    untilDeleted(userId, persistedValue({ key, version: 2, schema, getStorage }));
  const [inTab, onDevice] = [copy(session), copy(local)];
  const copies = [inTab, onDevice];
  const forget = () => {
    for (const copy of copies) copy.forget();
  };
  /** Whether another tab has sent or discarded the draft. Only this tab can delete its own copy. */
  const isDeletedElsewhere = () =>
    inTab.read()?.isOnDevice === true && attempt(() => local()?.getItem(key) === null) === true;
  const newest = () => {
    if (isDeletedElsewhere()) inTab.forget();
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
      // If a newer version of the site has stored a draft, that version would not read the draft
      // saved here, so the changes count as unsaved.
      return (isOnDevice || isInTab) && !copies.some((copy) => copy.holdsNewer());
    },
    forget,
  };
}
