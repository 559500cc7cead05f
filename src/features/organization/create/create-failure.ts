import { organizationErrors } from '#contract/errors/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import { type DeliveryStatus, type Recovery, recoveryOf, refusalWords } from '#shared/api/refusal.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { type ScholarshipField, scholarshipLabels } from './scholarship-fields.ts';

/** Why a scholarship was not created, as the form shows it (ORG-14). */
export interface CreateFailure extends FormFailure<ScholarshipField> {
  readonly recovery: Recovery;
  readonly delivery: DeliveryStatus;
}

const PLAIN = organizationErrors['scholarship-create-failed'];

/** The text and the next step for a scholarship that was not created. */
export function createFailureOf(error: unknown): CreateFailure {
  const failure = failureIn(error);
  const delivery = deliveryOf(error);
  if (failure?.kind !== 'http') return { text: PLAIN, recovery: 'retry', delivery };
  const { fields, said } = refusalWords(failure, namesOf(scholarshipLabels), { expiredAt: 'deadline' });
  const text = fields.size > 0 ? said : (said ?? PLAIN);
  return { text, fields, recovery: recoveryOf(failure.status), delivery };
}
