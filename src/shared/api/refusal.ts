import type { ApiFailure, HttpFailure } from '#contract/failure.ts';

/** What a person can do about a call that wrote nothing. */
export type Recovery = 'check' | 'verify' | 'retry' | 'sign-in';

/** What can be done about an answer that refused. */
export function recoveryOf(status: number): Recovery {
  if (status === 401) return 'sign-in';
  if (status === 403) return 'verify';
  return status < 500 ? 'check' : 'retry';
}

/** What a person can do about a record that was not saved. `connect` is said only where nothing was answered. */
export type SaveRecovery = 'check' | 'retry' | 'connect' | 'sign-in' | 'account';

/**
 * What can be done about a record that was not saved.
 *
 * @param namesFields whether the server said which fields are wrong
 */
export function saveRecoveryOf(failure: ApiFailure, namesFields: boolean): SaveRecovery {
  if (failure.kind === 'network' || failure.kind === 'timeout') return 'connect';
  if (failure.kind === 'http' && failure.status === 401) return 'sign-in';
  if (failure.kind === 'http' && failure.status === 403) return 'account';
  return namesFields ? 'check' : 'retry';
}

/** A server's own messages about what was sent. */
export interface RefusalWords<Name extends string> {
  /** By the form's field. */
  readonly fields: ReadonlyMap<Name, string>;
  /** The message about the form as a whole, if any. */
  readonly said: string | null;
}

/**
 * Sorts a server's messages by the parts of a form.
 *
 * @param parts as the wire calls them
 * @param otherNames what a server may call a part besides
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
  return { fields, said: (others.length > 0 ? others.join(' ') : failure.message) ?? null };
}

/** What a server said beside a text of ours; null where it says the same. */
export function detailBeside(text: string, said: string | null): string | null {
  const bare = (words: string) => words.toLowerCase().replace(/[.!\s]+$/, '');
  return said !== null && bare(said) === bare(text) ? null : said;
}

/** What is known of a record whose creation ended without a clear answer; `answered` is a clear refusal. */
export type DeliveryStatus = 'answered' | 'not-delivered' | 'unknown';

/** Whether a record may have been created although no answer said so. */
export function mayBeDelivered(failure: ApiFailure): boolean {
  return failure.kind !== 'http' || failure.status === 502 || failure.status === 504;
}
