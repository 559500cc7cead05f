import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { readAmount } from '#shared/format/amount.ts';
import { momentOfDeadline, type ScholarshipFields } from './scholarship-fields.ts';

const EXAMPLE_DAYS = 60;
const DAY_MS = 86_400_000;

/** A card of the typed values, with examples for missing ones. */
export interface PreviewedScholarship {
  readonly scholarship: Scholarship;
  /** True where at least one thing on the card is an example. */
  readonly hasExamples: boolean;
}

/** The scholarship as students will see it, from whatever the form holds (ORG-14). */
export function previewOf(
  fields: ScholarshipFields,
  organizationName: string,
  now: number,
): PreviewedScholarship {
  const amount = readAmount(fields.totalAmount);
  const income = readAmount(fields.maxFamilyIncome);
  const moment = momentOfDeadline(fields.deadline);
  const title = fields.title.trim();
  const description = fields.description.trim();
  // A year without four digits counts as missing: the user is still typing.
  const hasDeadline = moment >= Date.UTC(1000, 0, 2) && moment < Date.UTC(9999, 0);
  return {
    scholarship: {
      id: 'preview',
      title: title || 'The title of your scholarship',
      description: description || 'What it is for, and who can apply, in your own words.',
      totalAmount: amount.kind === 'amount' ? amount.rupees : 50_000,
      maxFamilyIncome: income.kind === 'amount' ? income.rupees : 0,
      expiredAt: new Date(hasDeadline ? moment : now + EXAMPLE_DAYS * DAY_MS).toISOString(),
      organization: { name: organizationName },
      applications: [],
    },
    hasExamples: title === '' || description === '' || amount.kind !== 'amount' || !hasDeadline,
  };
}
