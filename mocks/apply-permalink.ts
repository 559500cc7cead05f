import { isPersonaName, persona } from './data/personas.ts';
import type { Mock } from './network.ts';
import type { Permalink } from './scenarios/permalink.ts';
import type { Visitor } from './scenarios/scenario.ts';

/** Does to the mock what a link asks for. What it does not speak of stays as it is. */
export function applyPermalink(
  permalink: Permalink,
  { line, identity }: Pick<Mock, 'line' | 'identity'>,
): void {
  const { scenario, latencyMs, offline, uploadRate, flow } = permalink;
  // While a flow runs, nothing is forced but what the same link names.
  if (scenario === 'none' || (flow && !scenario)) line.deactivate();
  else if (scenario) line.activate(scenario);
  if (permalink.line) line.configure(permalink.line);
  if (latencyMs !== null) line.setLatency(latencyMs);
  if (offline !== null) line.setOffline(offline);
  if (uploadRate !== null) line.setUploadRate(uploadRate);
  const visitor = permalink.persona ?? (scenario === 'none' ? null : (scenario?.visitor ?? flow?.as ?? null));
  if (permalink.newcomer) identity.signUp(permalink.newcomer);
  else if (visitor) become(visitor, identity);
}

/** Signs somebody in, or out. */
export function become(visitor: Visitor, identity: Mock['identity']): void {
  if (isPersonaName(visitor)) identity.signInAs(persona(visitor).userId);
  else identity.signOut();
}
