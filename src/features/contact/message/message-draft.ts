import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { type GetStorage, localArea, VISITOR } from '#shared/store/storage-area.ts';

export interface MessageDraftPlace extends Omit<DraftPlace, 'userId'> {
  /** Returns the current user's id. Null while signed out and while the session loads. */
  readonly owner: () => string | null;
}

/**
 * Stores an unsent message (SAFE-04). A signed-in user's draft stays on this device. A visitor's
 * draft lasts as long as the tab, because the next person on a shared phone may be a visitor too
 * (AUTH-07). A visitor's text stays in the tab until the visitor signs in and edits it. The text
 * then moves to the user's draft.
 */
export function messageDraftStorage({ owner, local = localArea, ...place }: MessageDraftPlace): DraftStorage {
  const opened = new Map<string, DraftStorage>();
  const draftStorageOf = (userId: string, getStorage: GetStorage) => {
    const draftStorage =
      opened.get(userId) ??
      createDraftStorage({ ...place, name: 'contact-draft', userId, local: getStorage });
    opened.set(userId, draftStorage);
    return draftStorage;
  };
  const ofTab = draftStorageOf(VISITOR, () => null);
  const current = () => {
    const userId = owner();
    return userId === null ? ofTab : draftStorageOf(userId, local);
  };
  const byAge = () => {
    const [own, tab] = [current(), ofTab];
    return (tab.savedAt() ?? -1) > (own.savedAt() ?? -1) ? ([tab, own] as const) : ([own, tab] as const);
  };

  return {
    get sharedKey() {
      return current().sharedKey;
    },
    read() {
      const [newer, older] = byAge();
      // Both drafts can exist, for example if a user with a stored draft types text before the
      // session has loaded. The older draft fills in the fields that the newer draft lacks.
      const changes = { ...older.read(), ...newer.read() };
      return Object.keys(changes).length === 0 ? null : changes;
    },
    savedAt: () => byAge()[0].savedAt(),
    save(changes) {
      const draftStorage = current();
      const isSaved = draftStorage.save(changes);
      if (isSaved && draftStorage !== ofTab) ofTab.forget();
      return isSaved;
    },
    forget() {
      current().forget();
      ofTab.forget();
    },
  };
}
