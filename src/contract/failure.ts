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
  /** Messages by field. Omitted if empty. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** How long a busy server asks the site to wait, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** A detail that an account needs before its user can be registered with the server. */
export type AccountPart = 'name' | 'email';

/** How a call failed. A cancelled call is not a failure. */
export type ApiFailure =
  | HttpFailure
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  /**
   * The client sent no request, because the user could not be registered with the server. `lacks`
   * names the missing detail of their account. Null if the registration itself failed.
   */
  | { readonly kind: 'not-sent'; readonly lacks: AccountPart | null }
  /** The response did not match its schema. `dropped` counts the invalid records of a list. */
  | { readonly kind: 'contract'; readonly issues: readonly ContractIssue[]; readonly dropped?: number };

/** The maximum number of messages to keep. A broken server may send thousands. */
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
 * text}}` with one or several messages per field, an HTML page, or empty. Never throws, and keeps
 * only messages that are fit to show (`serverWords`).
 */
export function normalizeHttpFailure(status: number, body: unknown): HttpFailure {
  const record = asRecord(body);
  const fields = Object.entries(asRecord(record?.errors) ?? {})
    .slice(0, MAX_FAULTS)
    .map(([name, value]) => [name, textsIn(value, status)] as const)
    .filter(([, texts]) => texts.length > 0);
  // Users must never see HTML.
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
