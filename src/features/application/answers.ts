import * as v from 'valibot';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import { lengthChecks } from '#shared/form/fields.ts';

/** The two long answers (APP-01), in the order of the screen. */
export const answerLabels = {
  whyNeed: 'Why do you need this scholarship?',
  whyFit: 'Why are you a perfect fit?',
} as const;
export type AnswerField = keyof typeof answerLabels;

export const answerLimits = { whyNeed: ANSWER_MAX_LENGTH, whyFit: ANSWER_MAX_LENGTH };
const upToLimit = lengthChecks(answerLabels, answerLimits);

/** An answer (APP-02, APP-03). Its length counts as `maxlength` does, in UTF-16 units. */
function answer(name: AnswerField, short: string) {
  return v.pipe(v.string(), v.trim(), v.minLength(ANSWER_MIN_LENGTH, short), upToLimit(name));
}

export const answersSchema = v.object({
  whyNeed: answer('whyNeed', applicationErrors['application-need-short']),
  whyFit: answer('whyFit', applicationErrors['application-fit-short']),
  otherScholarships: v.boolean(),
});
export type Answers = v.InferOutput<typeof answersSchema>;

export const NO_ANSWERS: Answers = { whyNeed: '', whyFit: '', otherScholarships: false };

/**
 * The answer after an edit. An answer that opened too long, because another client wrote it, can only get shorter:
 * cutting it to the limit would lose text.
 */
export function withinLimit(before: string, after: string): string {
  if (before.length <= ANSWER_MAX_LENGTH) return cutAnswer(after);
  return after.length < before.length ? after : before;
}

/** Ignores what is beyond the limit (APP-02), and never leaves half of a character at the end. */
function cutAnswer(text: string): string {
  const cut = text.slice(0, ANSWER_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
