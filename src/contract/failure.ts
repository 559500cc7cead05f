import { serverWords } from './server-words.ts';

/** One way in which an answer did not fit its schema. */
export interface ContractIssue {
  /** Where, as a dotted path: `0.organization.name`; empty for the answer as a whole. */
  readonly path: string;
  readonly message: string;
}

/** What a server refused, after every shape of error body became one. */
export interface HttpFailure {
  readonly kind: 'http';
  readonly status: number;
  /** The server's own message, when it sent one that is fit to show. */
  readonly message?: string;
  /** Per field, what is wrong with it; never empty when present. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** How long a busy server asks to stay away, in milliseconds, where it says so. */
  readonly retryAfterMs?: number;
}

/** A failed call, as one tagged value. A call that was cancelled is none of these. */
export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /** `leftOut`: how many records of a list were invalid and left out. */
  | { readonly kind: 'contract'; readonly issues: readonly ContractIssue[]; readonly leftOut?: number };

/** More faults than this are of no use to a person; an answer without measure has more. */
const MAX_FAULTS = 50;
function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function textsIn(value: unknown, status: number): readonly string[] {
  const all: readonly unknown[] = Array.isArray(value) ? value.slice(0, MAX_FAULTS) : [value];
  return all.map((one) => serverWords(one, status)).filter((text) => text !== undefined);
}

/**
 * Turns an error body into one value: `{error}`, `{message}`, `{errors: {field: text}}` with one text or several, an
 * HTML page, nothing at all. It never throws, and keeps only messages that are for people (`serverWords`). A fault
 * that belongs to no field is filed under the empty name.
 *
 * @param status the HTTP status of the answer
 * @param body the parsed JSON body, or its raw text where it is no JSON
 */
export function normalizeHttpFailure(status: number, body: unknown): HttpFailure {
  const record = asRecord(body);
  const fields = Object.entries(asRecord(record?.errors) ?? {})
    .slice(0, MAX_FAULTS)
    .map(([name, value]) => [name, textsIn(value, status)] as const)
    .filter(([, texts]) => texts.length > 0);
  const message =
    serverWords(record?.message, status) ?? serverWords(record?.error, status) ?? serverWords(body, status);
  return {
    kind: 'http',
    status,
    ...(message === undefined ? {} : { message }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}
