import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { readAmount } from '#shared/format/amount.ts';
import {
  inputValueOf,
  momentOfDeadline,
  type ScholarshipFields,
  scholarshipPayload,
} from './scholarship-fields.ts';

const EXAMPLE_MS = 60 * 86_400_000;

/** Returns the scholarship as students will see it, with examples for missing values (ORG-14). */
export function previewOf(fields: ScholarshipFields, organizationName: string, now: number) {
  const moment = momentOfDeadline(fields.deadline);
  // A deadline without a four-digit year counts as missing, because the user is still typing.
  const hasDeadline = moment >= Date.UTC(1000, 0, 2) && moment < Date.UTC(9999, 0);
  const examples: Partial<ScholarshipFields> = {
    ...(!fields.title.trim() && { title: 'Your scholarship’s title' }),
    ...(!fields.description.trim() && {
      description: 'What it’s for, and who can apply, in your own words.',
    }),
    ...(readAmount(fields.totalAmount).kind !== 'amount' && { totalAmount: '50000' }),
    ...(!hasDeadline && { deadline: inputValueOf(now + EXAMPLE_MS) }),
  };
  const scholarship: Scholarship = {
    ...scholarshipPayload('preview', { ...fields, ...examples }),
    id: 'preview',
    organization: { name: organizationName },
  };
  return { scholarship, hasExamples: Object.keys(examples).length > 0 };
}
