import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from './endpoint.ts';

/**
 * Why an answer that claims success is not what its operation promises: its status is no success, its body is no
 * JSON, or these issues of its schema.
 */
export type ParseIssue = 'status' | 'no-json' | readonly v.BaseIssue<unknown>[];

/** What an answer holds, without unknown fields, or why it does not fit. */
export type ReadAnswer = { readonly issue: null; readonly value: unknown } | { readonly issue: ParseIssue };

/**
 * Reads an answer as the site does: its status is one of the operation's successes, and its body fits the
 * operation's schema. A body that no schema describes is not looked at.
 */
export function readAnswer(endpoint: AnyEndpoint, status: number, text: string): ReadAnswer {
  if (!endpoint.success.includes(status)) return { issue: 'status' };
  const schema: AnySchema | null = endpoint.answer;
  if (schema === null) return { issue: null, value: undefined };
  const body = parseJson(text);
  if (!body) return { issue: 'no-json' };
  // Valibot takes a list for a record, which fits where no field has to be there.
  const value = Array.isArray(body.value) && isRecord(schema) ? undefined : body.value;
  const { success, output, issues } = v.safeParse(schema, value);
  return success ? { issue: null, value: output } : { issue: issues };
}

/** Whether a schema describes records and nothing else. */
function isRecord(schema: AnySchema): boolean {
  if (v.isOfType('union', schema)) {
    return (schema as v.UnionSchema<AnySchema[], undefined>).options.every(isRecord);
  }
  return v.isOfType('object', schema);
}

/** A body as JSON where it is some, whatever its content type says; otherwise as it came. */
export function jsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const parsed = parseJson(body);
  return parsed ? parsed.value : body;
}

function parseJson(text: string): { readonly value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
