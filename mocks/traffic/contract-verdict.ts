import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from '#contract/endpoint.ts';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';

const MAX_ISSUES = 5;

/**
 * What of an answer the contract does not know: nothing (an empty list) for a success that fits its schema, a refusal
 * that the operation declares, and a server's own failure, which every operation may have.
 */
export function contractIssues(operation: OperationId, status: number, body: unknown): readonly string[] {
  const endpoint: AnyEndpoint = endpoints[operation];
  if (status >= 500) return [];
  if (status >= 400) {
    return endpointRefusals[operation].some((refusal) => refusal.status === status)
      ? []
      : [`The contract knows no refusal with ${status}.`];
  }
  if (!endpoint.success.includes(status)) return [`The contract knows no success with ${status}.`];
  if (status === 204 || !endpoint.answer) return [];
  const parsed = v.safeParse(endpoint.answer as AnySchema, body);
  return (parsed.issues ?? [])
    .slice(0, MAX_ISSUES)
    .map((issue) => `${v.getDotPath(issue) ?? 'The answer'}: ${issue.message}`);
}
