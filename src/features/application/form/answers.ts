import * as v from 'valibot';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/limits.ts';

/** The two long answers (APP-01), in the order of the screen. */
export const answerLabels = {
  whyNeed: 'Why do you need this scholarship?',
  whyFit: 'Why are you a perfect fit?',
} as const;
export type AnswerField = keyof typeof answerLabels;

/** An answer (APP-02, APP-03). Its length counts as `maxlength` does, in UTF-16 units. */
function answer(wrong: string) {
  return v.pipe(
    v.string(),
    v.trim(),
    v.minLength(ANSWER_MIN_LENGTH, wrong),
    v.maxLength(ANSWER_MAX_LENGTH, wrong),
  );
}

export const answersSchema = v.object({
  whyNeed: answer(applicationErrors['application-need-short']),
  whyFit: answer(applicationErrors['application-fit-short']),
  otherScholarships: v.boolean(),
});
export type Answers = v.InferOutput<typeof answersSchema>;

export const NO_ANSWERS: Answers = { whyNeed: '', whyFit: '', otherScholarships: false };

/** Ignores what is beyond the limit (APP-02), and never leaves half of a character at the end. */
export function cutAnswer(text: string): string {
  const cut = text.slice(0, ANSWER_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
