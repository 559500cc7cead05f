import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { draftOfFields } from '#shared/form/fields.ts';
import { NO_SCHOLARSHIP, type ScholarshipFields, scholarshipFields } from './scholarship-fields.ts';

/** Saves an unpublished scholarship (SAFE-04). */
export function scholarshipDraftStorage(place: DraftPlace): DraftStorage<ScholarshipFields> {
  return createDraftStorage({
    ...place,
    ...draftOfFields(scholarshipFields, NO_SCHOLARSHIP),
    name: 'scholarship-draft',
  });
}
