import * as v from 'valibot';
import { TEXT_LIMITS } from '#contract/limits.ts';
import type { Scholarship, ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  type FormTable,
  labelsOf,
  namesOf,
  payloadOf,
  requiredText,
  schemaOf,
  text,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import { type Conversion, emptyAsZero, requiredAmount, trimmedText } from '#shared/form/wire-conversions.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, isoDay, yearsAfter } from '#shared/format/dates.ts';

const MINUTE_MS = 60_000;

/** Returns the error message for an invalid amount. Null for a valid or empty amount. */
function amountProblem(text: string): string | null {
  const reading = readAmount(text);
  return reading.kind === 'problem' ? reading.text : null;
}

/** Converts a deadline in local time to milliseconds since 1970. */
export function momentOfDeadline(deadline: string): number {
  return Date.parse(deadline);
}

/**
 * Returns the earliest and latest minute for a deadline, which must be later than `now`
 * (milliseconds since 1970) and within ten years.
 */
export function deadlineBounds(now: number): DateBounds {
  return { min: inputValueOf(now + MINUTE_MS), max: yearsAfter(inputValueOf(now), 10) };
}

const localMoment: Conversion<string, string> = {
  toWire: (deadline) => new Date(momentOfDeadline(deadline)).toISOString(),
  fromWire: (expiredAt) => (expiredAt ? inputValueOf(deadlineMoment(expiredAt)) : ''),
};

/** The scholarship form's fields (ORG-14). Rules about time read the clock at each validation. */
export const scholarshipTable = {
  title: {
    label: 'Title',
    schema: requiredText('Enter a title.'),
    wire: { name: 'title', as: trimmedText },
  },
  description: {
    label: 'Description',
    schema: requiredText('Describe the scholarship.'),
    wire: { name: 'description', as: trimmedText },
  },
  totalAmount: {
    label: 'Total amount',
    schema: v.pipe(requiredText('Enter an amount.'), checkText(amountProblem)),
    wire: { name: 'totalAmount', as: requiredAmount },
  },
  deadline: {
    label: 'Deadline',
    // In the format of a date-time input, such as `2027-03-31T17:00`. Empty until the user has
    // filled in both the date and the time.
    schema: (now) =>
      v.pipe(
        requiredText('Choose a date and time for the deadline.'),
        checkText((deadline) =>
          dateBetween(deadlineBounds(now()), {
            unreal: 'Choose a real date and time.',
            early: 'Deadline cannot be in the past.',
            late: 'Deadline must be within ten years.',
          })(deadline),
        ),
      ),
    wire: { name: 'expiredAt', as: localMoment },
  },
  maxFamilyIncome: {
    label: 'Maximum family income',
    // Empty or 0 means no limit.
    schema: v.pipe(text, checkText(amountProblem)),
    wire: { name: 'maxFamilyIncome', as: emptyAsZero },
  },
} satisfies FormTable<ScholarshipWrite, () => number>;

export type ScholarshipField = keyof typeof scholarshipTable;
export type ScholarshipFields = ValuesOf<typeof scholarshipTable>;

export const scholarshipLabels = labelsOf(scholarshipTable);

/**
 * The form's validation rules.
 * @param now returns the current time, in milliseconds since 1970
 */
export function scholarshipSchema(now: () => number) {
  return schemaOf(scholarshipTable, TEXT_LIMITS.scholarship, now);
}

export const NO_SCHOLARSHIP: ScholarshipFields = valuesFrom(scholarshipTable, null);

export function missingFields(fields: ScholarshipFields): readonly ScholarshipField[] {
  // The same fields are required at any time.
  const { entries } = scholarshipSchema(() => 0);
  return namesOf(scholarshipTable).filter((name) => fields[name].trim() === '' && !v.is(entries[name], ''));
}

/** Returns the form's initial values for a published scholarship. */
export function fieldsOf(scholarship: Scholarship): ScholarshipFields {
  return valuesFrom(scholarshipTable, scholarship);
}

/** Creates the request body for a new scholarship from valid fields (ORG-14). */
export function scholarshipPayload(userId: string, fields: ScholarshipFields): ScholarshipWrite {
  return {
    ...payloadOf(scholarshipTable, fields),
    organizationId: userId,
    status: 'ACTIVE',
    allocatedAmount: 0,
  } satisfies Required<ScholarshipWrite>;
}

/** Formats milliseconds since 1970 for a date-time input, in local time. */
export function inputValueOf(moment: number): string {
  const date = new Date(moment);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${isoDay(moment)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
