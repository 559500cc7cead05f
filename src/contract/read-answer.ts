import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from './endpoint.ts';
import { wellFormed } from './well-formed.ts';

/** Why a response breaks the contract: an unexpected status, invalid JSON, or schema issues. */
export type ParseIssue = 'status' | 'no-json' | readonly v.BaseIssue<unknown>[];

/** The invalid records that were dropped from a response, and their schema issues. */
export interface Dropped {
  readonly records: readonly unknown[];
  readonly issues: readonly v.BaseIssue<unknown>[];
}

/** The parsed response without unknown fields, or why the response is invalid. */
export type ReadAnswer =
  | { readonly issue: null; readonly value: unknown; readonly dropped: Dropped | null }
  | { readonly issue: ParseIssue };

export type Adapt = (value: unknown) => unknown;

/**
 * Parses a response. Its status must be one of the operation's success codes, and its body must
 * match the operation's schema. Without a schema, the body is ignored. Invalid records of a list
 * are dropped, unless every record is invalid.
 */
export function readAnswer(
  endpoint: AnyEndpoint,
  status: number,
  text: string,
  adapt: Adapt = (value) => value,
): ReadAnswer {
  if (!endpoint.success.includes(status)) return { issue: 'status' };
  const schema: AnySchema | null = endpoint.answer;
  if (schema === null) return { issue: null, value: undefined, dropped: null };
  const body = parseJson(text);
  if (!body) return { issue: 'no-json' };
  const adapted = adapt(body.value);
  // Rejects a list in place of a record. Valibot would accept it if all fields of the object schema
  // are optional.
  const value = Array.isArray(adapted) && isRecord(schema) ? undefined : adapted;
  const whole = v.safeParse(schema, value);
  if (whole.success) return { issue: null, value: whole.output, dropped: null };
  const { issues } = whole;
  const records = removeInvalid(issues);
  if (records.length === 0 || (Array.isArray(value) && value.length === 0)) return { issue: issues };
  const rest = v.safeParse(schema, value);
  return rest.success ? { issue: null, value: rest.output, dropped: { records, issues } } : { issue: issues };
}

/**
 * Removes each invalid record from the innermost list that contains the record.
 *
 * @returns the removed records
 */
function removeInvalid(issues: readonly v.BaseIssue<unknown>[]): readonly unknown[] {
  const invalid = new Map<unknown, Set<unknown>>();
  for (const { path } of issues.flatMap((issue) => [issue, ...(issue.issues ?? [])])) {
    const item = path?.findLast(({ type }) => type === 'array');
    if (item) invalid.set(item.input, (invalid.get(item.input) ?? new Set()).add(item.value));
  }
  const removed: unknown[] = [];
  for (const [list, records] of invalid) {
    if (!Array.isArray(list)) continue;
    const all: readonly unknown[] = [...list];
    list.length = 0;
    for (const record of all) (records.has(record) ? removed : list).push(record);
  }
  return removed;
}

function isRecord(schema: AnySchema): boolean {
  if (v.isOfType('union', schema)) {
    return (schema as v.UnionSchema<AnySchema[], undefined>).options.every(isRecord);
  }
  return v.isOfType('object', schema);
}

/**
 * Parses a string body as JSON, whatever its content type. Returns a body that is not valid JSON
 * unchanged.
 */
export function jsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const parsed = parseJson(body);
  return parsed ? parsed.value : body;
}

/** An escaped surrogate. JSON can contain unpaired surrogates, but UTF-8 can't encode them. */
const SURROGATE_ESCAPE = /\\ud[89a-f]/i;

function parseJson(text: string): { readonly value: unknown } | null {
  const repair = (_: string, value: unknown) => (typeof value === 'string' ? wellFormed(value) : value);
  try {
    return { value: JSON.parse(text, SURROGATE_ESCAPE.test(text) ? repair : undefined) };
  } catch {
    return null;
  }
}
