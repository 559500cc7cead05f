import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from './endpoint.ts';

/** Why an answer that claims success is not what its operation promises. */
export type Misfit =
  | { readonly kind: 'status' }
  | { readonly kind: 'no-json' }
  | { readonly kind: 'schema'; readonly issues: readonly v.BaseIssue<unknown>[] };

/** What an answer holds, with unknown fields kept out, or why it does not fit. */
export type ReadAnswer =
  | { readonly fits: true; readonly value: unknown }
  | { readonly fits: false; readonly misfit: Misfit };

/**
 * Reads an answer as the site does: its status is one of the operation's successes, and its body fits the
 * operation's schema. A body that no schema describes is not looked at.
 */
export function readAnswer(endpoint: AnyEndpoint, status: number, text: string): ReadAnswer {
  if (!endpoint.success.includes(status)) return { fits: false, misfit: { kind: 'status' } };
  const schema: AnySchema | null = endpoint.answer;
  if (schema === null) return { fits: true, value: undefined };
  const body = parseJson(text);
  if (!body.ok) return { fits: false, misfit: { kind: 'no-json' } };
  const parsed = v.safeParse(schema, body.value);
  return parsed.success
    ? { fits: true, value: parsed.output }
    : { fits: false, misfit: { kind: 'schema', issues: parsed.issues } };
}

/** A body as JSON where it is some, whatever its content type says; otherwise as it came. */
export function jsonOrText(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const parsed = parseJson(body);
  return parsed.ok ? parsed.value : body;
}

type ParsedBody = { readonly ok: true; readonly value: unknown } | { readonly ok: false };

function parseJson(text: string): ParsedBody {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
