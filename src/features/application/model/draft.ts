import * as v from 'valibot';
import { createDraftStorage, type DraftStorage } from '#shared/draft/draft-storage.ts';
import type { GetStorage } from '#shared/store/storage-area.ts';
import { type Answers, cutAnswer } from './answers.ts';

const answersSchema = v.object({
  whyNeed: v.pipe(v.string(), v.transform(cutAnswer)),
  whyFit: v.pipe(v.string(), v.transform(cutAnswer)),
  otherScholarships: v.boolean(),
});

export interface AnswersDraftOptions {
  readonly userId: string;
  readonly scholarshipId: string;
  readonly session: GetStorage;
  readonly local: GetStorage;
  readonly now?: () => number;
}

/** A person's unsent answers for one scholarship (APP-05). */
export function applicationDraftStorage({
  scholarshipId,
  ...rest
}: AnswersDraftOptions): DraftStorage<Answers> {
  return createDraftStorage({
    ...rest,
    name: 'application-draft',
    parts: [scholarshipId],
    schema: answersSchema,
    isEmpty: ({ whyNeed, whyFit, otherScholarships }) =>
      whyNeed === '' && whyFit === '' && !otherScholarships,
  });
}
