import type { OperationId } from '#contract/endpoints.ts';
import { normalizeHttpFailure } from '#contract/failure.ts';
import { ApiError } from './api-error.ts';
import { UnconfirmedError } from './create-once.ts';

/** A call that the server refused. */
export function refusedCall(operation: OperationId, status: number, body: unknown = {}): ApiError {
  return new ApiError(operation, normalizeHttpFailure(status, body));
}

/** A call that got no response. */
function unansweredCall(operation: OperationId): ApiError {
  return new ApiError(operation, { kind: 'timeout' });
}

/** A creation that got no response, and the result of looking it up. */
export function unconfirmedCall(
  operation: OperationId,
  delivery: UnconfirmedError['delivery'],
): UnconfirmedError {
  return new UnconfirmedError(unansweredCall(operation), delivery);
}
