import type { Mock } from './create-mock.ts';
import { isPersonaName, persona } from './data/personas.ts';
import type { Permalink } from './scenarios/permalink.ts';
import type { Visitor } from './scenarios/scenario.ts';

/** Applies a permalink to the mock. Settings that the link does not name stay unchanged. */
export function applyPermalink(
  permalink: Permalink,
  { network, identity }: Pick<Mock, 'network' | 'identity'>,
): void {
  const { scenario, flow } = permalink;
  // If a link names only a flow, the active scenario ends, because it could make the flow fail.
  if (scenario === 'none' || (flow && !scenario)) network.deactivate();
  else if (scenario) network.activate(scenario);
  if (permalink.network) network.configure(permalink.network);
  const visitor = permalink.persona ?? (scenario === 'none' ? null : (scenario?.visitor ?? flow?.as ?? null));
  if (visitor) become(visitor, identity);
}

/** Signs in the persona, or signs the user out. */
export function become(visitor: Visitor, identity: Mock['identity']): void {
  if (isPersonaName(visitor)) identity.signInAs(persona(visitor).userId);
  else identity.signOut();
}
