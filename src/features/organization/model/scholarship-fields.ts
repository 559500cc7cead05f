import * as v from 'valibot';
import type { ScholarshipWrite } from '#contract/schemas/scholarship.ts';
import { readAmount } from '#shared/format/amount.ts';

/** What the form holds as text (ORG-14). */
export interface ScholarshipFields {
  readonly title: string;
  readonly description: string;
  readonly totalAmount: string;
  /** `2027-03-31T17:00`, as a date-time input gives it; empty while it is not whole. */
  readonly deadline: string;
  /** Empty or 0 for no limit. */
  readonly maxFamilyIncome: string;
}

export type ScholarshipField = keyof ScholarshipFields;

/** The order in which the form asks, and in which its problems are listed. */
export const SCHOLARSHIP_FIELDS = [
  'title',
  'description',
  'totalAmount',
  'deadline',
  'maxFamilyIncome',
] as const satisfies readonly ScholarshipField[];

/** What the form calls its fields. */
export const SCHOLARSHIP_LABELS: Readonly<Record<ScholarshipField, string>> = {
  title: 'Title',
  description: 'Description',
  totalAmount: 'Total amount',
  deadline: 'Deadline',
  maxFamilyIncome: 'Highest family income',
};

export const NO_SCHOLARSHIP: ScholarshipFields = {
  title: '',
  description: '',
  totalAmount: '',
  deadline: '',
  maxFamilyIncome: '',
};

const REQUIRED = ['title', 'description', 'totalAmount', 'deadline'] as const;
const TEN_YEARS_MS = 10 * 366 * 86_400_000;

/** The required fields that hold nothing. */
export function missingFields(fields: ScholarshipFields): readonly ScholarshipField[] {
  return REQUIRED.filter((name) => fields[name].trim() === '');
}

const required = (text: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(text));

/** What keeps a text from being an amount, in words; null for one, and for nothing at all. */
function amountProblem(text: string): string | null {
  const reading = readAmount(text);
  return reading.kind === 'problem' ? reading.text : null;
}

const amountCheck = v.rawCheck<string>(({ dataset, addIssue }) => {
  const message = dataset.typed ? amountProblem(dataset.value) : null;
  if (message !== null) addIssue({ message });
});

/** The moment of a deadline, in milliseconds since 1970: the clock of wherever the person is. */
export function momentOfDeadline(deadline: string): number {
  return Date.parse(deadline);
}

function deadlineProblem(deadline: string, now: number): string | null {
  if (deadline === '') return null;
  const tooFar = 'This is more than ten years away. Check the year.';
  // An input takes a year of five digits, which no date-time of the wire has.
  if (/^\d{5,}-/.test(deadline)) return tooFar;
  const moment = momentOfDeadline(deadline);
  if (Number.isNaN(moment)) return 'Choose a date and a time that exist.';
  if (moment <= now) return 'Deadline cannot be in the past.';
  return moment > now + TEN_YEARS_MS ? tooFar : null;
}

/** The form's rules (ORG-14); `now` is asked whenever they are applied. */
export function scholarshipFieldsSchema(now: () => number) {
  return v.object({
    title: required('Enter a title.'),
    description: required('Describe the scholarship.'),
    totalAmount: v.pipe(required('Enter an amount.'), amountCheck),
    deadline: v.pipe(
      required('Choose the date and the time of the deadline.'),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? deadlineProblem(dataset.value, now()) : null;
        if (message !== null) addIssue({ message });
      }),
    ),
    maxFamilyIncome: v.pipe(v.string(), v.trim(), amountCheck),
  });
}

/** An amount in rupees; 0 for nothing. */
function rupeesIn(text: string): number {
  const reading = readAmount(text);
  return reading.kind === 'amount' ? reading.rupees : 0;
}

/**
 * What is sent, from fields that keep the rules (ORG-14). The income limit is always there: 0 says that there is
 * none, and a backend asks for it.
 */
export function scholarshipPayload(userId: string, fields: ScholarshipFields): ScholarshipWrite {
  return {
    title: fields.title,
    description: fields.description,
    totalAmount: rupeesIn(fields.totalAmount),
    maxFamilyIncome: rupeesIn(fields.maxFamilyIncome),
    expiredAt: new Date(momentOfDeadline(fields.deadline)).toISOString(),
    organizationId: userId,
    status: 'ACTIVE',
    allocatedAmount: 0,
  };
}

/** The value of a date-time input for a moment, on the clock of wherever the person is. */
export function inputValueOf(moment: number): string {
  const date = new Date(moment);
  const pad = (value: number) => String(value).padStart(2, '0');
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}
