import type { FormFailure } from '../form/form-failure.ts';
import { failureIn } from './api-error.ts';
import { deliveryOf, UnconfirmedError } from './create-once.ts';
import { type DeliveryStatus, type Recovery, recoveryOf, saveRecoveryOf } from './refusal.ts';

export interface WriteRecovery {
  /** What can be done about it. */
  readonly recovery: Exclude<Recovery, 'browse'>;
  readonly delivery: DeliveryStatus;
}

/** Why a record was not created or changed, as its form shows it. */
export type WriteFailure<Field extends string> = FormFailure<Field> & WriteRecovery;

/**
 * The next step for a record that was not created, or not changed. A change can be sent twice, so unless it has been
 * looked up, the fate of the first attempt does not matter; and it needs no verification, because only the record's
 * owner may make it.
 */
export function writeRecoveryOf(what: 'create' | 'update', error: unknown): WriteRecovery {
  const failure = failureIn(error);
  const isChange = what === 'update';
  const delivery = isChange && !(error instanceof UnconfirmedError) ? 'answered' : deliveryOf(error);
  if (failure?.kind === 'http') {
    const recovery = isChange && failure.status === 403 ? 'check' : recoveryOf(failure.status);
    // Without the server's words there is nothing to check.
    const isSilent = failure.message === undefined && failure.fields === undefined;
    return { recovery: recovery === 'check' && isSilent ? 'retry' : recovery, delivery };
  }
  if (failure?.kind === 'not-sent') return { recovery: saveRecoveryOf(failure, false), delivery };
  // A creation that was not answered has been looked up: what that showed says more.
  return { recovery: isChange ? saveRecoveryOf(failure, false) : 'retry', delivery };
}
