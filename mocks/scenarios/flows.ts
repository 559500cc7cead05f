import type { Flow } from './flow.ts';
import { ruleFlows } from './rule-flows.ts';
import { states } from './states.ts';

const byId = new Map<string, Flow>([...ruleFlows, ...states].map((flow) => [flow.id, flow]));

/**
 * Finds a flow by its id, such as `application-409` in `do=application-409`. Flows lead to states,
 * and to scenarios that need no forcing.
 */
export function findFlow(id: string): Flow | undefined {
  return byId.get(id);
}
