import { createDraftStorage, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { draftOfFields } from '#shared/form/fields.ts';
import type { GetStorage } from '#shared/store/storage-area.ts';
import { NO_SCHOLARSHIP, type ScholarshipFields, scholarshipFields } from './scholarship-fields.ts';

export interface ScholarshipDraftOptions {
  readonly userId: string;
  readonly session: GetStorage;
  readonly local: GetStorage;
  readonly now?: () => number;
}

/** Saves an unpublished scholarship (SAFE-04). */
export function scholarshipDraftStorage(options: ScholarshipDraftOptions): DraftStorage<ScholarshipFields> {
  return createDraftStorage({
    ...options,
    ...draftOfFields(scholarshipFields, NO_SCHOLARSHIP),
    name: 'scholarship-draft',
  });
}
