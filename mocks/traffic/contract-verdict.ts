import * as v from 'valibot';
import type { AnyEndpoint, AnySchema } from '#contract/endpoint.ts';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';

const MAX_ISSUES = 5;

/**
 * Lists how a response violates the contract. Accepts declared refusals, and accepts any server
 * error, because a server may fail in any operation.
 */
export function contractIssues(operation: OperationId, status: number, body: unknown): readonly string[] {
  const endpoint: AnyEndpoint = endpoints[operation];
  if (status >= 500) return [];
  if (status >= 400) {
    return endpointRefusals[operation].some((refusal) => refusal.status === status)
      ? []
      : [`The contract has no refusal with status ${status}.`];
  }
  if (!endpoint.success.includes(status)) return [`The contract has no success with status ${status}.`];
  if (status === 204 || !endpoint.answer) return [];
  const parsed = v.safeParse(endpoint.answer as AnySchema, body);
  return (parsed.issues ?? [])
    .slice(0, MAX_ISSUES)
    .map((issue) => `${v.getDotPath(issue) ?? 'The response'}: ${issue.message}`);
}
