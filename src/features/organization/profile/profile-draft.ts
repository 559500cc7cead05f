import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';

/** Saves the unsaved changes of an organization's profile (SAFE-04). */
export function profileDraftStorage(place: DraftPlace): DraftStorage {
  return createDraftStorage({ ...place, name: 'organization-draft' });
}
