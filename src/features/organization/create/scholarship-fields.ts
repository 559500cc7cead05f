import * as v from 'valibot';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  lengthChecks,
  mapFields,
  namesOf,
  requiredText,
  text,
} from '#shared/form/fields.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, isoDay, yearsAfter } from '#shared/format/dates.ts';

const MINUTE_MS = 60_000;

/** Why a text is no amount, as a text; null for one, and for nothing at all. */
function amountProblem(text: string): string | null {
  const reading = readAmount(text);
  return reading.kind === 'problem' ? reading.text : null;
}

/** The moment of a deadline in local time, in milliseconds since 1970. */
export function momentOfDeadline(deadline: string): number {
  return Date.parse(deadline);
}

/** The minutes at which a scholarship can end: after `now`, in milliseconds since 1970, and within ten years. */
export function deadlineBounds(now: number): DateBounds {
  return { min: inputValueOf(now + MINUTE_MS), max: yearsAfter(inputValueOf(now), 10) };
}

/** What the form calls its fields (ORG-14), in the order in which it asks. */
export const scholarshipLabels = {
  title: 'Title',
  description: 'Description',
  totalAmount: 'Total amount',
  deadline: 'Deadline',
  maxFamilyIncome: 'Highest family income',
} as const;
export type ScholarshipField = keyof typeof scholarshipLabels;

const upToLimit = lengthChecks(scholarshipLabels, TEXT_LIMITS.scholarship);

/** The form's rules; `now` is asked whenever they are applied, in milliseconds since 1970. */
export function scholarshipSchema(now: () => number) {
  return v.object({
    title: v.pipe(requiredText('Enter a title.'), upToLimit('title')),
    description: v.pipe(requiredText('Describe the scholarship.'), upToLimit('description')),
    totalAmount: v.pipe(requiredText('Enter an amount.'), checkText(amountProblem)),
    // `2027-03-31T17:00`, as a date-time input gives it; empty while it is incomplete.
    deadline: v.pipe(
      requiredText('Choose the date and the time of the deadline.'),
      checkText((deadline) =>
        dateBetween(deadlineBounds(now()), {
          unreal: 'Choose a date and a time that exist.',
          early: 'Deadline cannot be in the past.',
          late: 'Deadline must be within ten years.',
        })(deadline),
      ),
    ),
    // Empty or 0 for no limit.
    maxFamilyIncome: v.pipe(text, checkText(amountProblem)),
  });
}

export type ScholarshipFields = v.InferOutput<ReturnType<typeof scholarshipSchema>>;

export const NO_SCHOLARSHIP: ScholarshipFields = mapFields(scholarshipLabels, () => '');

export function missingFields(fields: ScholarshipFields): readonly ScholarshipField[] {
  return namesOf(scholarshipLabels).filter(
    (name) => name !== 'maxFamilyIncome' && fields[name].trim() === '',
  );
}

function rupeesIn(text: string): number {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : 0;
}

/** What the form opens with for a scholarship that is published. */
export function fieldsOf(scholarship: Scholarship): ScholarshipFields {
  const { title, description, totalAmount, maxFamilyIncome, expiredAt } = scholarship;
  return {
    title,
    description: description ?? '',
    totalAmount: String(totalAmount),
    deadline: inputValueOf(deadlineMoment(expiredAt)),
    maxFamilyIncome: maxFamilyIncome ? String(maxFamilyIncome) : '',
  };
}

/** What the form asks, as the wire has it. */
export function factsOf(fields: ScholarshipFields) {
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    totalAmount: rupeesIn(fields.totalAmount),
    // A backend asks for the income limit: 0 for none.
    maxFamilyIncome: rupeesIn(fields.maxFamilyIncome),
    expiredAt: new Date(momentOfDeadline(fields.deadline)).toISOString(),
  };
}

/** What is sent for a new scholarship, from valid fields (ORG-14). */
export function scholarshipPayload(userId: string, fields: ScholarshipFields): ScholarshipWrite {
  return { ...factsOf(fields), organizationId: userId, status: 'ACTIVE', allocatedAmount: 0 };
}

/** The value of a date-time input for a moment, in local time. */
export function inputValueOf(moment: number): string {
  const date = new Date(moment);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${isoDay(moment)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
