import * as v from 'valibot';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/schemas/application.ts';
import { emptyFields, type FieldTable, fieldsSchema, type Rule } from '#shared/form/fields.ts';

/** An answer's length counts as `maxlength` does, in UTF-16 units. */
function long(text: string): Rule {
  return ({ length }) => (length >= ANSWER_MIN_LENGTH && length <= ANSWER_MAX_LENGTH ? null : text);
}

/** The two long answers (APP-01, APP-02, APP-03), in the order of the screen. */
export const answerFields = {
  whyNeed: {
    label: 'Why do you need this scholarship?',
    rule: long(applicationErrors['application-need-short']),
  },
  whyFit: { label: 'Why are you a perfect fit?', rule: long(applicationErrors['application-fit-short']) },
} satisfies FieldTable;
export type AnswerField = keyof typeof answerFields;

/** What the form holds to send. */
export const answersSchema = v.intersect([
  fieldsSchema(answerFields, () => null),
  v.object({ otherScholarships: v.boolean() }),
]);
export type Answers = v.InferInput<typeof answersSchema>;

export const NO_ANSWERS: Answers = { ...emptyFields(answerFields), otherScholarships: false };

/** Ignores what is beyond the limit (APP-02), and never leaves half of a character at the end. */
export function cutAnswer(text: string): string {
  const cut = text.slice(0, ANSWER_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
