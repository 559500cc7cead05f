import { HttpResponse } from 'msw';
import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from '#contract/endpoint.ts';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import type { OperationId } from '#contract/endpoints.ts';
import { type Refusal, refuse } from '../rules/refusal.ts';
import type { Outcome } from './reply.ts';

/** A request's parsed body, or the refusal if the body is invalid. */
export type ParsedBody = { readonly body: unknown } | { readonly refusal: Refusal };

const typeNames: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  boolean: 'true or false',
  Array: 'a list',
  Object: 'an object',
};

/** Describes a validation issue for users. The contract's custom rules have their own messages. */
function describeIssue({ kind, received, expected, message }: v.BaseIssue<unknown>): string {
  if (kind !== 'schema') return message;
  if (received === 'undefined') return 'This field is required.';
  const typeName = typeNames[expected ?? ''];
  return typeName === undefined ? 'This value is not allowed.' : `This field must be ${typeName}.`;
}

/** Maps each invalid field to a message that describes its first issue. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) errors[v.getDotPath(issue) ?? 'body'] ??= describeIssue(issue);
  return errors;
}

/** Parses a request's body with the contract's schema. Ignores the body if there is no schema. */
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
 * Creates the response for the result of an operation. A result that violates the contract is a bug
 * in the mock, so it is logged and becomes a 500.
 */
export function respond(id: OperationId, endpoint: AnyEndpoint, outcome: Outcome<unknown>): Response {
  const { status, body } = outcome;
  if (status >= 400) {
    return endpointRefusals[id].some((refusal) => refusal.status === status)
      ? HttpResponse.json(body as Refusal['body'], { status })
      : respondFault(id, `the contract has no refusal with status ${status}`);
  }
  if (!endpoint.success.includes(status))
    return respondFault(id, `the contract has no success with status ${status}`);
  if (status === 204) return new HttpResponse(null, { status });
  if (!endpoint.answer) return HttpResponse.json(body as null, { status });
  const parsed = v.safeParse(endpoint.answer as AnySchema, body);
  return parsed.success
    ? HttpResponse.json(body as null, { status })
    : respondFault(id, 'the response violates the contract', fieldErrors(parsed.issues));
}

/** Responds with 500 for a bug in the mock itself, and logs it. */
export function respondFault(id: OperationId, fault: string, details?: unknown): Response {
  console.error(`[mock] ${id}: ${fault}`, details ?? '');
  return HttpResponse.json({ error: `The mock has a bug: ${fault}.` }, { status: 500 });
}
