import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from '#contract/endpoint.ts';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import type { OperationId } from '#contract/endpoints.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { Outcome } from './reply.ts';

/** A parsed body, or the refusal of an invalid one. */
export type ParsedBody = { readonly body: unknown } | { readonly refusal: Refusal };

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** An issue in the words of a backend that answers people. A rule of the contract brings its own message. */
function describeIssue({ kind, received, expected, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message;
  if (received === 'undefined') return 'This field is required.';
  const typeName = typeNames[expected ?? ''];
  return typeName === undefined ? 'This value is not allowed.' : `This field must be ${typeName}.`;
}

/** The first issue of each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? 'body'] ??= describeIssue(issue);
  return errors;
}

/** Reads a request's body with the contract's schema; without a schema the body is not looked at. */
export async function parseBody(request: Request, schema: AnySchema | null): Promise<ParsedBody> {
  if (!schema) return { body: undefined };
  let value: unknown;
  try {
    value = await request.json();
  } catch {
    return { refusal: refuse(400, 'The body is not JSON.') };
  }
  const parsed = v.safeParse(schema, value);
  return parsed.success
    ? { body: parsed.output }
    : { refusal: { status: 400, body: { errors: fieldErrors(parsed.issues) } } };
}

/**
 * Sends what an operation came to, unless the contract does not know such an answer: that is a mistake
 * in the mock, and it is said loudly and answered with 500.
 */
export function respond(id: OperationId, endpoint: AnyEndpoint, outcome: Outcome<unknown>): Response {
  const { status, body } = outcome;
  if (status >= 400) {
    return endpointRefusals[id].some((refusal) => refusal.status === status)
      ? HttpResponse.json(body as Refusal['body'], { status })
      : respondFault(id, `the contract knows no refusal with ${status}`);
  }
  if (!endpoint.success.includes(status)) return respondFault(id, `the contract knows no success ${status}`);
  if (status === 204) return new HttpResponse(null, { status });
  if (!endpoint.answer) return HttpResponse.json(body as null, { status });
  const parsed = v.safeParse(endpoint.answer as AnySchema, body);
  return parsed.success
    ? HttpResponse.json(body as null, { status })
    : respondFault(id, 'the answer does not fit the contract', fieldErrors(parsed.issues));
}

/** Answers 500 for a mistake in the mock itself. */
export function respondFault(id: OperationId, fault: string, details?: unknown): Response {
  console.error(`[mock] ${id}: ${fault}`, details ?? '');
  return HttpResponse.json({ error: `The mock made a mistake: ${fault}.` }, { status: 500 });
}
