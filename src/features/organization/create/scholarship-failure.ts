import { organizationErrors } from '#contract/errors/organization.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import {
  type DeliveryStatus,
  type Recovery,
  recoveryOf,
  refusalWords,
  type SaveRecovery,
  saveRecoveryOf,
} from '#shared/api/refusal.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { type ScholarshipField, scholarshipLabels } from './scholarship-fields.ts';

/** Why a scholarship was not saved, as the form shows it (ORG-14). */
export interface ScholarshipFailure extends FormFailure<ScholarshipField> {
  /** What can be done about it. */
  readonly recovery: Recovery | SaveRecovery;
  readonly delivery: DeliveryStatus;
}

const texts = {
  create: organizationErrors['scholarship-create-failed'],
  update: organizationErrors['scholarship-update-failed'],
} as const;

/** The text and the next step for a scholarship that was not saved. */
export function scholarshipFailureOf(what: keyof typeof texts, error: unknown): ScholarshipFailure {
  const failure = failureIn(error);
  // A change can be sent twice, so the fate of the first attempt does not matter.
  const delivery = what === 'update' ? 'answered' : deliveryOf(error);
  if (failure?.kind !== 'http') {
    const recovery = what === 'update' && failure ? saveRecoveryOf(failure, false) : 'retry';
    return { text: texts[what], recovery, delivery };
  }
  const { fields, said } = refusalWords(failure, namesOf(scholarshipLabels), { expiredAt: 'deadline' });
  const text = fields.size > 0 ? said : (said ?? texts[what]);
  // A change needs no verification: only the scholarship's owner may make it.
  const recovery = what === 'update' && failure.status === 403 ? 'check' : recoveryOf(failure.status);
  return { text, fields, recovery, delivery };
}
