import type { Flow } from './flow.ts';
import { ruleFlows } from './rule-flows.ts';
import { states } from './states.ts';

const byId = new Map<string, Flow>([...ruleFlows, ...states].map((flow) => [flow.id, flow]));

/**
 * The flow to a state, or to a scenario that the mock's rules produce, by its id
 * (`do=application-409`).
 */
export function findFlow(id: string): Flow | undefined {
  return byId.get(id);
}
