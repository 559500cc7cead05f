import { serverWords } from './server-words.ts';

/** One mismatch between a response and its schema. */
export interface ContractIssue {
  /** A dotted path such as `0.organization.name`. Empty for the whole response. */
  readonly path: string;
  readonly message: string;
}

export interface HttpFailure {
  readonly kind: 'http';
  readonly status: number;
  /** The server's own message, if it is fit to show. */
  readonly message?: string;
  /** Messages by field. Never empty. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** How long a busy server asks the site to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** What an account must have before the user can be registered with the server. */
export type AccountPart = 'name' | 'email';

/** A failed call as one tagged value. A cancelled call is not a failure. */
export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /**
   * Nothing was sent, because the user is not registered with the server yet. Their account lacks a
   * name or an email address, or registering them failed (null).
   */
  | { readonly kind: 'not-sent'; readonly lacks: AccountPart | null }
  /** `dropped`: how many invalid records of a list were dropped. */
  | { readonly kind: 'contract'; readonly issues: readonly ContractIssue[]; readonly dropped?: number };

/** The most messages to keep. A broken server may send thousands. */
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
 * Converts an error body to a failure. The body may be `{error}`, `{message}`, `{errors: {field:
 * text}}` with one or several texts per field, an HTML page, or empty. Never throws, and keeps only
 * messages that are fit to show (`serverWords`). Messages without a field get the empty name.
 */
export function normalizeHttpFailure(status: number, body: unknown): HttpFailure {
  const record = asRecord(body);
  const fields = Object.entries(asRecord(record?.errors) ?? {})
    .slice(0, MAX_FAULTS)
    .map(([name, value]) => [name, textsIn(value, status)] as const)
    .filter(([, texts]) => texts.length > 0);
  // HTML is not meant for users to read.
  const isHtml = typeof body === 'string' && /^\s*<[!?a-z]/i.test(body);
  const message =
    serverWords(record?.message, status) ??
    serverWords(record?.error, status) ??
    (isHtml ? undefined : serverWords(body, status));
  return {
    kind: 'http',
    status,
    ...(message === undefined ? {} : { message }),
    ...(fields.length === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}
