import * as v from 'valibot';
import { createDraftStorage, type DraftStorage } from '#shared/draft/draft-storage.ts';
import type { GetStorage } from '#shared/store/storage-area.ts';
import { SCHOLARSHIP_FIELDS, type ScholarshipFields } from './scholarship-fields.ts';

const draftSchema = v.object({
  title: v.string(),
  description: v.string(),
  totalAmount: v.string(),
  deadline: v.string(),
  maxFamilyIncome: v.string(),
});

export interface ScholarshipDraftOptions {
  readonly userId: string;
  readonly session: GetStorage;
  readonly local: GetStorage;
  readonly now?: () => number;
}

/** Keeps a scholarship that was begun and not published (SAFE-04). */
export function scholarshipDraftStorage(options: ScholarshipDraftOptions): DraftStorage<ScholarshipFields> {
  return createDraftStorage({
    ...options,
    name: 'scholarship-draft',
    schema: draftSchema,
    isEmpty: (fields) => SCHOLARSHIP_FIELDS.every((name) => fields[name].trim() === ''),
  });
}
