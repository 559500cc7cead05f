import type { ApiFailure, HttpFailure } from '#contract/failure.ts';

/** The user's next step after a write that failed. */
export type Recovery =
  /** Correct the fields that the form marks. */
  | 'check'
  | 'retry'
  /** Check the connection, because no response arrived. */
  | 'connect'
  | 'sign-in'
  /** Check whether the organization is verified. */
  | 'verify'
  /** Use another account. */
  | 'account'
  /** Look for another scholarship. */
  | 'browse'
  | NotSentRecovery;

/**
 * The next step if a write was not sent. The user completes their account, or waits until the
 * server can register them.
 */
export type NotSentRecovery = 'name' | 'email' | 'register';

/** Returns the user's next step after a refusal with this status. */
export function recoveryOf(status: number): 'check' | 'retry' | 'sign-in' | 'verify' {
  if (status === 401) return 'sign-in';
  if (status === 403) return 'verify';
  return status < 500 ? 'check' : 'retry';
}

/** The possible next steps when the user's own record was not saved. */
export type SaveRecovery = Exclude<Recovery, 'verify' | 'browse'>;

/**
 * Returns the user's next step when a record could not be saved. A null failure means an error in
 * our own code.
 *
 * @param namesFields whether the server named the invalid fields
 */
export function saveRecoveryOf(failure: ApiFailure | null, namesFields: boolean): SaveRecovery {
  if (failure?.kind === 'not-sent') return failure.lacks ?? 'register';
  if (failure?.kind === 'network' || failure?.kind === 'timeout') return 'connect';
  if (failure?.kind === 'http' && failure.status === 401) return 'sign-in';
  if (failure?.kind === 'http' && failure.status === 403) return 'account';
  return namesFields ? 'check' : 'retry';
}

export interface RefusalWords<Name extends string> {
  readonly fields: ReadonlyMap<Name, string>;
  /** The server's messages that are not about a field of the form. Null if there are none. */
  readonly serverText: string | null;
}

/**
 * Assigns a server's messages to the fields of a form.
 *
 * @param otherNames other names that a server may use for a field
 */
export function refusalWords<Part extends string>(
  failure: HttpFailure,
  parts: readonly Part[],
  otherNames: Readonly<Record<string, Part>> = {},
): RefusalWords<Part> {
  const fields = new Map<Part, string>();
  const others: string[] = [];
  for (const [name, words] of Object.entries(failure.fields ?? {})) {
    const other = Object.hasOwn(otherNames, name) ? otherNames[name] : undefined;
    const known = parts.find((part) => part === name) ?? other;
    if (known) fields.set(known, words.join(' '));
    else others.push(...words);
  }
  return { fields, serverText: (others.length > 0 ? others.join(' ') : failure.message) ?? null };
}

/** Returns the server's message, or null if it only repeats our own text. */
export function detailBeside(text: string, serverText: string | null): string | null {
  const bare = (words: string) => words.toLowerCase().replace(/[.!\s]+$/, '');
  return serverText !== null && bare(serverText) === bare(text) ? null : serverText;
}

/**
 * Whether the server may have saved the record of a failed write: `answered` if the server clearly
 * refused the write, `not-delivered` if a lookup did not find the record, otherwise `unknown`.
 */
export type DeliveryStatus = 'answered' | 'not-delivered' | 'unknown';

/** Whether a record may have been created despite this failure. */
export function mayBeDelivered(failure: ApiFailure): boolean {
  if (failure.kind === 'not-sent') return false;
  return failure.kind !== 'http' || failure.status === 502 || failure.status === 504;
}
