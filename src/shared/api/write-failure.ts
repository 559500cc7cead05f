import type { FormFailure } from '../form/form-failure.ts';
import { failureIn } from './api-error.ts';
import { deliveryOf, UnconfirmedError } from './create-once.ts';
import { type DeliveryStatus, type Recovery, recoveryOf, saveRecoveryOf } from './refusal.ts';

export interface WriteRecovery {
  readonly recovery: Exclude<Recovery, 'browse'>;
  readonly delivery: DeliveryStatus;
}

/** Why a record was not created or changed, and the user's next step. */
export type WriteFailure<Field extends string> = FormFailure<Field> & WriteRecovery;

/**
 * Returns the user's next step after a failed write.
 *
 * Sending a change twice does no harm, so the outcome of a change counts as unclear only after an
 * `UnconfirmedError`. If the server forbids a change (403), the user does not own the record. The
 * next step is then never 'verify', because verification would not help.
 */
export function writeRecoveryOf(what: 'create' | 'update', error: unknown): WriteRecovery {
  const failure = failureIn(error);
  const isChange = what === 'update';
  const delivery = isChange && !(error instanceof UnconfirmedError) ? 'answered' : deliveryOf(error);
  if (failure?.kind === 'http') {
    const recovery = isChange && failure.status === 403 ? 'check' : recoveryOf(failure.status);
    // Without a message from the server, the user would not know what to check.
    const isSilent = failure.message === undefined && failure.fields === undefined;
    return { recovery: recovery === 'check' && isSilent ? 'retry' : recovery, delivery };
  }
  if (failure?.kind === 'not-sent') return { recovery: saveRecoveryOf(failure, false), delivery };
  // If the outcome of a creation was unclear, `createOnce` has looked up the record, so `delivery`
  // is more precise than the failure.
  return { recovery: isChange ? saveRecoveryOf(failure, false) : 'retry', delivery };
}
