import * as v from 'valibot';
import { applicationErrors } from '#contract/errors/application.ts';
import { ANSWER_MAX_LENGTH, ANSWER_MIN_LENGTH } from '#contract/limits.ts';
import type { NewApplication } from '#contract/schemas/application.ts';
import {
  type FormTable,
  labelsOf,
  payloadOf,
  schemaOf,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import { checkbox, emptyAsText } from '#shared/form/wire-conversions.ts';
import { composeReason, type Reason } from './reason.ts';

/**
 * Schema for one answer (APP-02, APP-03). Measures length in UTF-16 code units, like the
 * `maxlength` attribute.
 */
function answer(short: string) {
  return v.pipe(v.string(), v.trim(), v.minLength(ANSWER_MIN_LENGTH, short));
}

/**
 * The form's values in the API's format, before `composeReason` joins both answers into one text.
 */
type ApplicationParts = Reason & Pick<NewApplication, 'otherScholarships'>;

/** The two long answers (APP-01), in display order. */
const answers = {
  whyNeed: {
    label: 'Why do you need this scholarship?',
    schema: answer(applicationErrors['application-need-short']),
    wire: { name: 'need', as: emptyAsText },
  },
  whyFit: {
    label: 'Why are you a perfect fit?',
    schema: answer(applicationErrors['application-fit-short']),
    wire: { name: 'fit', as: emptyAsText },
  },
} satisfies FormTable<ApplicationParts>;

/** All the form's fields: both answers and the checkbox. */
export const answerTable = {
  ...answers,
  otherScholarships: {
    label: 'I also applied for other scholarships',
    schema: v.boolean(),
    wire: { name: 'otherScholarships', as: checkbox },
  },
} satisfies FormTable<ApplicationParts>;

export type AnswerField = keyof typeof answers;
export type Answers = ValuesOf<typeof answerTable>;

export const answerLabels = labelsOf(answerTable);
export const answerLimits = { whyNeed: ANSWER_MAX_LENGTH, whyFit: ANSWER_MAX_LENGTH };
export const answersSchema = schemaOf(answerTable, answerLimits);
export const NO_ANSWERS: Answers = valuesFrom(answerTable, null);

/** Builds the request body from valid answers (APP-06). */
export function applicationPayload(studentId: string, scholarshipId: string, values: Answers) {
  const { need, fit, ...rest } = payloadOf(answerTable, values) satisfies ApplicationParts;
  return {
    studentId,
    scholarshipId,
    scholarshipReason: composeReason({ need, fit }),
    ...rest,
  } satisfies Required<NewApplication>;
}

/**
 * Returns the edited answer, cut at the limit. An answer saved by another client may already exceed
 * the limit. Cutting that answer would lose text, so the student may only shorten it.
 */
export function withinLimit(before: string, after: string): string {
  if (before.length <= ANSWER_MAX_LENGTH) return cutAnswer(after);
  return after.length < before.length ? after : before;
}

/** Cuts text at the limit (APP-02) without splitting a surrogate pair. */
function cutAnswer(text: string): string {
  const cut = text.slice(0, ANSWER_MAX_LENGTH);
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut;
}
