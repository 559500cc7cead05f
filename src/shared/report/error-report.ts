import type { OperationId } from '#contract/endpoints.ts';
import type { ContractIssue } from '#contract/failure.ts';
import { ApiError, isAbort } from '../api/api-error.ts';
import { EmailError } from '../ports/email.ts';

/**
 * An error in a user's browser, for the developers. It holds no personal data: no text of a server or of a person, no
 * address beyond the route's own pattern.
 */
export interface ErrorReport {
  /** A screen broke, a call met what it should not, or an error was not caught. */
  readonly kind: 'screen' | 'call' | 'uncaught';
  /** The route's pattern: `/crowdfunding/$id`, never an address. */
  readonly route: string;
  /** The error's own name: `TypeError`. */
  readonly error: string;
  readonly operation?: OperationId;
  /** `http 500`, `timeout`, `contract`. */
  readonly failure?: string;
  /** Where an answer did not fit the contract, by path and type. */
  readonly issues?: readonly ContractIssue[];
  /** How many records of a list did not fit, and were left out. */
  readonly leftOut?: number;
  /** Where in the code: files and lines alone. */
  readonly at?: readonly string[];
}

/** Receives reports: a service where the deployment has one, otherwise the console. */
export type ErrorReporter = (report: ErrorReport) => void;

/** Writes reports to the console. */
export const consoleReporter: ErrorReporter = (report) => console.warn('[report]', report);

const MAX_LINES = 8;

/** Code locations from a stack trace, without its message, which may quote anything. */
function placesOf(error: Error): readonly string[] {
  return (error.stack ?? '')
    .split('\n')
    .flatMap((line) => /([\w.-]+\.[cm]?[jt]sx?)[^\s)]*?:(\d+):(\d+)/.exec(line)?.slice(1).join(':') ?? [])
    .slice(0, MAX_LINES);
}

/**
 * The report of an error; null for what is not reported: a call that was cancelled, a refusal that
 * the screen shows (4xx), a connection that was down.
 */
export function reportOf(kind: ErrorReport['kind'], route: string, error: unknown): ErrorReport | null {
  if (isAbort(error)) return null;
  if (error instanceof ApiError) {
    const { operation, failure } = error;
    if (failure.kind === 'network' || (failure.kind === 'http' && failure.status < 500)) return null;
    return {
      kind,
      route,
      error: error.name,
      operation,
      failure: failure.kind === 'http' ? `http ${failure.status}` : failure.kind,
      ...(failure.kind === 'contract' ? { ...failure, kind } : {}),
    };
  }
  if (error instanceof EmailError) {
    const { failure } = error;
    if (failure.kind === 'network') return null;
    return {
      kind,
      route,
      error: error.name,
      failure: failure.kind === 'refused' ? `http ${failure.status}` : failure.kind,
    };
  }
  return error instanceof Error
    ? { kind, route, error: error.name, at: placesOf(error) }
    : { kind, route, error: typeof error };
}
