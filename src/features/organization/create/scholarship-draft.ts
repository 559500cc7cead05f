import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';

/** Saves an unpublished scholarship (SAFE-04). */
export function scholarshipDraftStorage(place: DraftPlace): DraftStorage {
  return createDraftStorage({ ...place, name: 'scholarship-draft' });
}
