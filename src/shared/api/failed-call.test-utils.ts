import type { OperationId } from '#contract/endpoints.ts';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { ApiError } from './api-error.ts';
import { UnconfirmedError } from './create-once.ts';

/** Creates the error for a call that the server refused. */
export function refusedCall(operation: OperationId, status: number, body: unknown = {}): ApiError {
  return new ApiError(operation, normalizeHttpFailure(status, body));
}

/** Creates the error for a call that got no response. */
function unansweredCall(operation: OperationId): ApiError {
  return new ApiError(operation, { kind: 'timeout' });
}

/**
 * Creates the error for a write that got no response. `delivery` is the result of looking up the
 * record.
 */
export function unconfirmedCall(
  operation: OperationId,
  delivery: UnconfirmedError['delivery'],
): UnconfirmedError {
  return new UnconfirmedError(unansweredCall(operation), delivery);
}
