import { organizationErrors } from '#contract/errors/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { refusalWords } from '#shared/api/refusal.ts';
import { type WriteFailure, writeRecoveryOf } from '#shared/api/write-failure.ts';
import { namesOf } from '#shared/form/fields.ts';
import { type ScholarshipField, scholarshipLabels } from './scholarship-fields.ts';

const texts = {
  create: organizationErrors['scholarship-create-failed'],
  update: organizationErrors['scholarship-update-failed'],
} as const;

/** The text and the next step for a scholarship that was not saved (ORG-14). */
export function scholarshipFailureOf(
  what: keyof typeof texts,
  error: unknown,
): WriteFailure<ScholarshipField> {
  const failure = failureIn(error);
  const next = writeRecoveryOf(what, error);
  if (failure?.kind !== 'http') return { text: texts[what], ...next };
  const { fields, said } = refusalWords(failure, namesOf(scholarshipLabels), { expiredAt: 'deadline' });
  return { text: fields.size > 0 ? said : (said ?? texts[what]), fields, ...next };
}
