import type { Flow } from './flow.ts';
import { ruleFlows } from './rule-flows.ts';
import { states } from './states.ts';

const byId = new Map<string, Flow>([...ruleFlows, ...states].map((flow) => [flow.id, flow]));

/**
 * Finds a flow by its id, such as `application-409` in `do=application-409`. A flow reaches a
 * state, or produces a scenario's error without forcing it.
 */
export function findFlow(id: string): Flow | undefined {
  return byId.get(id);
}
