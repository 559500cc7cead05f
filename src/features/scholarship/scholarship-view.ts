import type { ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { formatExactRupees, formatRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { ScholarshipExtras } from './scholarship-extras.ts';

/**
 * Documents that every application requires, in addition to those that a scholarship lists
 * (SCH-13).
 */
const FIXED_DOCUMENTS = ['Domicile Certificate', 'Income Certificate'] as const;

/** A scholarship with its texts formatted for display (SCH-02, SCH-10, SCH-13). */
export type ScholarshipView = Readonly<ReturnType<typeof toScholarshipView>>;

/**
 * Formats the family income limit, both for the list of facts and for the list of conditions. A
 * limit of 0 means no limit.
 */
function incomeLimit(limit: number | null | undefined) {
  if (limit === null || limit === undefined) return { maxFamilyIncome: 'Not specified', income: null };
  if (limit === 0) {
    return { maxFamilyIncome: 'No limit', income: { condition: 'Any family income', isLimited: false } };
  }
  const rupees = formatExactRupees(limit);
  const condition = fill('Family income up to {rupees}', { rupees });
  return { maxFamilyIncome: rupees, income: { condition, isLimited: true } };
}

/** Inserts the sum of the amounts into `words`. Returns null if the sum is 0. */
function sumOf(words: string, amounts: readonly (number | null | undefined)[]): string | null {
  const sum = amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
  return sum > 0 ? fill(words, { rupees: formatExactRupees(sum) }) : null;
}

function filled(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}

/**
 * Formats a scholarship for display. The static file provides texts that the server omits (SCH-16).
 */
export function toScholarshipView(scholarship: ScholarshipDetail, extras?: ScholarshipExtras) {
  const { maxFamilyIncome, income } = incomeLimit(scholarship.maxFamilyIncome);
  const applications = formatCount(scholarship.applications?.length ?? 0);
  // Lists the income limit last, if the server returns one.
  const eligibility: readonly string[] = [
    ...(extras?.eligibility ?? []),
    ...(income ? [income.condition] : []),
  ];
  const documents: readonly string[] = [...new Set([...(extras?.requirements ?? []), ...FIXED_DOCUMENTS])];
  return {
    id: scholarship.id,
    /** The id of the user who published the scholarship. */
    ownerId: scholarship.organizationId ?? null,
    title: scholarship.title,
    description: filled(scholarship.description) ?? extras?.description ?? '',
    amount: formatExactRupees(scholarship.totalAmount),
    amountOnCard: formatRupees(scholarship.totalAmount),
    fundedBy: filled(scholarship.organization?.name) ?? extras?.fundedBy ?? 'Unknown Organization',
    // The API returns no education level (students.md §3).
    educationLevel: 'Any Level',
    // students.md §3 defines the number of awards as the number of applications.
    scholarshipsAwarded: fill('{n} awarded', { n: applications }),
    applications,
    allocated: sumOf('{rupees} allocated to students', [scholarship.allocatedAmount]),
    paidOut: sumOf(
      '{rupees} paid out',
      (scholarship.disbursements ?? []).map(({ amount }) => amount),
    ),
    deadline: formatLongDate(scholarship.expiredAt),
    expiredAt: scholarship.expiredAt,
    maxFamilyIncome,
    eligibility,
    income,
    documents,
  };
}
