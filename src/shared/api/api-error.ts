import type { OperationId } from '#contract/endpoints.ts';
import type { ApiFailure, HttpFailure } from '#contract/failure.ts';

/** A failed API call. The slice that made the call decides what to show. */
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

/**
 * A call that was not sent, or whose response was ignored, because its user is no longer signed in.
 */
export class SessionOverError extends ApiError {
  /** If true, the call was sent and the server may have carried it out. */
  readonly wasSent: boolean;

  constructor(operation: OperationId, wasSent = false) {
    super(operation, { kind: 'http', status: 401 });
    this.wasSent = wasSent;
  }
}

function describe(failure: ApiFailure): string {
  switch (failure.kind) {
    case 'http':
      return `HTTP ${failure.status}`;
    case 'network':
      return 'no response: the network failed';
    case 'timeout':
      return 'no response in time';
    case 'not-sent':
      return `not sent: ${failure.lacks === null ? 'the user is not registered' : `the account has no ${failure.lacks}`}`;
    case 'contract':
      return `the response does not fit the contract: ${failure.issues
        .map((issue) => `${issue.path || '(whole response)'}: ${issue.message}`)
        .join('; ')}`;
  }
}

/** Returns how an API call failed, or null if the error has another cause. */
export function failureIn(error: unknown): ApiFailure | null {
  return error instanceof ApiError ? error.failure : null;
}

function refusalIn(error: unknown): HttpFailure | undefined {
  const failure = failureIn(error);
  return failure?.kind === 'http' ? failure : undefined;
}

/** Returns the message that the server sent with a refusal, if any. */
export function serverMessage(error: unknown): string | undefined {
  return refusalIn(error)?.message;
}

/**
 * Whether the server refused a call because the user's session has ended. The site may still show
 * the user as signed in (SAFE-04).
 */
export function isSessionLost(error: unknown): boolean {
  return refusalIn(error)?.status === 401;
}

/**
 * Whether a call failed because its user is no longer signed in. The next user must not see such a
 * failure.
 */
export function isSessionOver(error: unknown): boolean {
  return (
    error instanceof SessionOverError || (error instanceof Error && error.cause instanceof SessionOverError)
  );
}

/** Whether the server responded that the record does not exist. */
export function isNotFound(error: unknown): boolean {
  return refusalIn(error)?.status === 404;
}

/**
 * A handler for `Promise.catch`. Returns null if the record does not exist, and rethrows any other
 * error.
 */
export function nullIfMissing(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Whether a call was cancelled, for example by navigation. A cancelled call is not a failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
