import type { OperationId } from '#contract/endpoints.ts';
import type { ContractIssue } from '#contract/failure.ts';
import { ApiError, isAbort } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';

/**
 * Describes an error in a user's browser, without personal data. Contains the route's pattern
 * instead of the URL, and no text that a user or the server wrote.
 */
export interface ErrorReport {
  /** A broken screen, a failed call or invalid response, or an uncaught error. */
  readonly kind: 'screen' | 'call' | 'uncaught';
  /** The route's pattern, such as `/crowdfunding/$id`. Never a URL. */
  readonly route: string;
  /** The error's `name`, such as `TypeError`. */
  readonly error: string;
  readonly operation?: OperationId;
  /** How a call failed, such as `http 500`, `timeout` or `contract`. */
  readonly failure?: string;
  /** Where a response did not match the contract, by path and type. */
  readonly issues?: readonly ContractIssue[];
  /** How many invalid records of a list were dropped. */
  readonly dropped?: number;
  /** Code locations: file name, line and column. */
  readonly at?: readonly string[];
}

/** Receives error reports. A deployment may replace the console with its own service. */
export type ErrorReporter = (report: ErrorReport) => void;

export const consoleReporter: ErrorReporter = (report) => console.warn('[report]', report);

const MAX_LINES = 8;

/**
 * Extracts the code locations from a stack trace. Omits the error's message, which may quote
 * personal data.
 */
function placesOf(error: Error): readonly string[] {
  return (error.stack ?? '')
    .split('\n')
    .flatMap((line) => /([\w.-]+\.[cm]?[jt]sx?)[^\s)]*?:(\d+):(\d+)/.exec(line)?.slice(1).join(':') ?? [])
    .slice(0, MAX_LINES);
}

/**
 * Creates a report about an error. Returns null for a call that was cancelled or not sent, for a
 * refusal that the screen shows (4xx), and for a lost connection.
 */
export function reportOf(kind: ErrorReport['kind'], route: string, error: unknown): ErrorReport | null {
  if (isAbort(error)) return null;
  if (error instanceof ApiError || error instanceof EmailError) {
    const { name, failure } = error;
    if (
      failure.kind === 'network' ||
      failure.kind === 'not-sent' ||
      (failure.kind === 'http' && failure.status < 500)
    )
      return null;
    return {
      kind,
      route,
      error: name,
      ...(error instanceof ApiError && { operation: error.operation }),
      failure: 'status' in failure ? `http ${failure.status}` : failure.kind,
      ...(failure.kind === 'contract' && { ...failure, kind }),
    };
  }
  return error instanceof Error
    ? { kind, route, error: error.name, at: placesOf(error) }
    : { kind, route, error: typeof error };
}
