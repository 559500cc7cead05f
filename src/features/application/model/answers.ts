import * as v from 'valibot';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/schemas/application.ts';

/** From this length on, a counter is red: above 90 % of the limit (APP-02). */
export const ANSWER_NEAR_LENGTH = ANSWER_MAX_LENGTH * 0.9;

function answerSchema(text: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(ANSWER_MIN_LENGTH, text),
    v.maxLength(ANSWER_MAX_LENGTH, text),
  );
}

/** What the form holds to send (APP-01, APP-02, APP-03). Lengths count as `maxlength` does, in UTF-16 units. */
export const answersSchema = v.object({
  whyNeed: answerSchema(applicationErrors['application-need-short']),
  whyFit: answerSchema(applicationErrors['application-fit-short']),
  otherScholarships: v.boolean(),
});
export type Answers = v.InferInput<typeof answersSchema>;

/** The two long answers, in the order in which they stand on the screen. */
export const ANSWER_FIELDS = ['whyNeed', 'whyFit'] as const;
export type AnswerField = (typeof ANSWER_FIELDS)[number];

export const NO_ANSWERS: Answers = { whyNeed: '', whyFit: '', otherScholarships: false };

/** Ignores what is beyond the limit (APP-02), and never leaves half of a character at the end. */
export function cutAnswer(text: string): string {
  const cut = text.slice(0, ANSWER_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** True when the counter has to be red (APP-02). */
export function isNearLimit(length: number): boolean {
  return length > ANSWER_NEAR_LENGTH;
}
