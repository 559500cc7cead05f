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
  /** `leftOut`: how many records of a list did not fit, where the others do. */
  | { readonly kind: 'contract'; readonly issues: readonly ContractIssue[]; readonly leftOut?: number };

/** More faults than this are of no use to a person; an answer without measure has more. */
const MAX_FAULTS = 50;
/** How deep in an error body servers put their messages. */
const MAX_DEPTH = 8;

function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null;
}

function messagesIn(value: unknown, status: number, depth = 0): string[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) {
    return value.slice(0, MAX_FAULTS).flatMap((inner) => messagesIn(inner, status, depth + 1));
  }
  const text = serverWords(value, status);
  if (text !== undefined) return [text];
  const record = asRecord(value);
  if (record === null) return [];
  // `{_errors: ["text"], nested: {_errors: […]}}`, or an object that carries its own message.
  return Object.entries(record)
    .slice(0, MAX_FAULTS)
    .flatMap(([key, inner]) =>
      key === 'code' || key === 'path' ? [] : messagesIn(inner, status, depth + 1),
    );
}

function fieldsFromList(list: readonly unknown[], status: number): Map<string, string[]> {
  const fields = new Map<string, string[]>();
  for (const entry of list.slice(0, MAX_FAULTS)) {
    const record = asRecord(entry);
    const message =
      serverWords(record?.message, status) ?? serverWords(record?.msg, status) ?? serverWords(entry, status);
    if (message === undefined) continue;
    const path = record?.path ?? record?.field ?? record?.param;
    const name = Array.isArray(path) ? path.join('.') : typeof path === 'string' ? path : '';
    fields.set(name, [...(fields.get(name) ?? []), message]);
  }
  return fields;
}

function fieldsFrom(errors: unknown, status: number): Map<string, string[]> {
  if (Array.isArray(errors)) return fieldsFromList(errors, status);
  const fields = new Map<string, string[]>();
  for (const [name, value] of Object.entries(asRecord(errors) ?? {}).slice(0, MAX_FAULTS)) {
    const messages = messagesIn(value, status);
    if (messages.length > 0) fields.set(name === '_errors' || name === 'formErrors' ? '' : name, messages);
  }
  return fields;
}

/**
 * Turns any error body that a backend of this product is known to send into one value:
 * `{error}`, `{message}`, `{errors: {field: text}}`, `{errors: {field: {_errors: […]}}}`,
 * `{errors: [{path, message}]}`, `{message, errors}`, `{error: {formErrors, fieldErrors}}`,
 * `{success: false, message}`, an HTML page, nothing at all. It never throws, and keeps only messages that are
 * for people (`serverWords`). A fault that belongs to no field is filed under the empty name.
 *
 * @param status the HTTP status of the answer
 * @param body the parsed JSON body, or its raw text where it is no JSON
 */
export function normalizeHttpFailure(status: number, body: unknown): HttpFailure {
  const record = asRecord(body);
  const nested = asRecord(record?.error);
  const formErrors = messagesIn(nested?.formErrors, status);
  const fields = new Map([
    ...fieldsFrom(record?.errors, status),
    ...fieldsFrom(nested?.fieldErrors, status),
    ...(formErrors.length > 0 ? ([['', formErrors]] as const) : []),
  ]);
  const message =
    serverWords(record?.message, status) ??
    serverWords(record?.error, status) ??
    serverWords(nested?.message, status) ??
    serverWords(body, status);
  return {
    kind: 'http',
    status: isDuplicateApplication(status, message) ? 409 : status,
    ...(message === undefined ? {} : { message }),
    ...(fields.size === 0 ? {} : { fields: Object.fromEntries(fields) }),
  };
}

/**
 * An existing backend refuses a second application with 400 and this message alone. This is the only
 * place that reads a message for its meaning, because that backend leaves no other way to tell.
 */
function isDuplicateApplication(status: number, message: string | undefined): boolean {
  return status === 400 && message !== undefined && /already applied for this scholarship/i.test(message);
}
