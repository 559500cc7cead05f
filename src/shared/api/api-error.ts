import type { OperationId } from '#contract/endpoints.ts';
import type { ApiFailure, HttpFailure } from '#contract/failure.ts';

/** A failed call of the REST API. What it means on a screen is decided by the slice that made the call. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly operation: OperationId;
  readonly failure: ApiFailure;

  constructor(operation: OperationId, failure: ApiFailure, options?: ErrorOptions) {
    super(`${operation}: ${describe(failure)}`, options);
    this.operation = operation;
    this.failure = failure;
  }
}

/** A call that was not made, or not waited for, because its person is not signed in any more. */
export class SessionOverError extends ApiError {
  constructor(operation: OperationId) {
    super(operation, { kind: 'http', status: 401 });
  }
}

function describe(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'network':
      return 'no answer: the network failed';
    case 'timeout':
      return 'no answer in time';
    case 'contract':
      return `the answer does not fit the contract: ${failure.issues
        .map((issue) => `${issue.path || '(all of it)'}: ${issue.message}`)
        .join('; ')}`;
  }
}

/** How a call failed; null for an error that is no answer to a call. */
export function failureIn(error: unknown): ApiFailure | null {
  return error instanceof ApiError ? error.failure : null;
}

function refusalIn(error: unknown): HttpFailure | undefined {
  const failure = failureIn(error);
  return failure?.kind === 'http' ? failure : undefined;
}

/** The server's own words about a refusal, where it said any. */
export function serverMessage(error: unknown): string | undefined {
  return refusalIn(error)?.message;
}

/** True where the server asks to sign in: the session has ended, whatever the page still knows (SAFE-04). */
export function isSessionLost(error: unknown): boolean {
  return refusalIn(error)?.status === 401;
}

/** True where the server has no such record. */
export function isNotFound(error: unknown): boolean {
  return refusalIn(error)?.status === 404;
}

/** For `catch`: null where the server has no such record. Any other error is thrown on. */
export function nullIfMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** True for a call that was cancelled, by navigation for instance. That is no failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
