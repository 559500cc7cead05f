import * as v from 'valibot';
import { createDraftStorage, type DraftPlace, type DraftStorage } from '#shared/draft/draft-storage.ts';
import { draftOfFields } from '#shared/form/fields.ts';
import { type Answers, answerFields, cutAnswer, NO_ANSWERS, otherSchema } from './form/answers.ts';

const texts = draftOfFields(answerFields, NO_ANSWERS);
const answersSchema = v.pipe(
  v.intersect([texts.schema, otherSchema]),
  v.transform((answers) => ({
    ...answers,
    whyNeed: cutAnswer(answers.whyNeed),
    whyFit: cutAnswer(answers.whyFit),
  })),
);

export interface AnswersDraftPlace extends DraftPlace {
  readonly scholarshipId: string;
}

/** A person's unsent answers for one scholarship (APP-05). */
export function applicationDraftStorage({
  scholarshipId,
  ...place
}: AnswersDraftPlace): DraftStorage<Answers> {
  return createDraftStorage({
    ...place,
    name: 'application-draft',
    parts: [scholarshipId],
    schema: answersSchema,
    isEmpty: (answers) => !answers.otherScholarships && texts.isEmpty(answers),
  });
}
