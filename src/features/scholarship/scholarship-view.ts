import type { Scholarship, ScholarshipDetail } from '#contract/schemas/scholarship.ts';
import { formatExactRupees, formatRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import type { ScholarshipExtras } from './scholarship-extras.ts';

/** Documents that every application asks for, whatever a scholarship lists itself (SCH-13). */
const FIXED_DOCUMENTS = ['Domicile Certificate', 'Income Certificate'] as const;

/** A scholarship as screens show it: every text is ready to be read (SCH-02, SCH-10, SCH-13). */
export interface ScholarshipView {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** To the paisa: `₹75,000`, `₹75,000.50`. */
  readonly amount: string;
  /** Without decimals (SCH-02). */
  readonly amountOnCard: string;
  readonly fundedBy: string;
  readonly educationLevel: string;
  /** `41 awarded`: the number of applications (students.md §3). */
  readonly scholarshipsAwarded: string;
  /** `41` */
  readonly applications: string;
  /** `31 March 2027` */
  readonly deadline: string;
  /** The deadline as the server gave it, ISO 8601. */
  readonly expiredAt: string;
  readonly maxFamilyIncome: string;
  readonly eligibility: readonly string[];
  /** The one of `eligibility` that states the income limit; null where the server gives none. */
  readonly income: { readonly condition: string; readonly isLimited: boolean } | null;
  readonly documents: readonly string[];
}

/** The user id of the organization that offers a scholarship, which the wire calls `organizationId`. */
export function ownerIdOf({ organizationId }: Pick<Scholarship, 'organizationId'>): string | null {
  return organizationId ?? null;
}

/** The highest family income that may apply, in words and as a condition; 0 says that there is no limit. */
function incomeLimit(limit: number | null | undefined): Pick<ScholarshipView, 'maxFamilyIncome' | 'income'> {
  if (limit === null || limit === undefined) return { maxFamilyIncome: 'Not specified', income: null };
  if (limit === 0) {
    return { maxFamilyIncome: 'No limit', income: { condition: 'Any family income', isLimited: false } };
  }
  const rupees = formatExactRupees(limit);
  const condition = fill('Family income up to {rupees}', { rupees });
  return { maxFamilyIncome: rupees, income: { condition, isLimited: true } };
}

/** The text, or undefined where it is blank. */
function filled(text: string | null | undefined): string | undefined {
  return text?.trim() ? text : undefined;
}

/**
 * Derives what screens show from the server's record and from the static file's entry for the same id,
 * if there is one. The server wins where both have a value (SCH-16).
 */
export function toScholarshipView(
  scholarship: ScholarshipDetail,
  extras?: ScholarshipExtras,
): ScholarshipView {
  const { maxFamilyIncome, income } = incomeLimit(scholarship.maxFamilyIncome);
  const applications = formatCount(scholarship.applications?.length ?? 0);
  return {
    id: scholarship.id,
    title: scholarship.title,
    description: filled(scholarship.description) ?? extras?.description ?? '',
    amount: formatExactRupees(scholarship.totalAmount),
    amountOnCard: formatRupees(scholarship.totalAmount),
    fundedBy: filled(scholarship.organization?.name) ?? extras?.fundedBy ?? 'Unknown Organization',
    educationLevel: extras?.educationLevel ?? 'Any Level',
    scholarshipsAwarded: fill('{n} awarded', { n: applications }),
    applications,
    deadline: formatLongDate(scholarship.expiredAt),
    expiredAt: scholarship.expiredAt,
    maxFamilyIncome,
    eligibility: [...(extras?.eligibility ?? []), ...(income ? [income.condition] : [])],
    income,
    documents: [...new Set([...(extras?.requirements ?? []), ...FIXED_DOCUMENTS])],
  };
}
