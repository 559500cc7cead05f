import { states } from './states.ts';
import { unforcedWays } from './unforced.ts';
import type { Way } from './way.ts';

const byId = new Map<string, Way>([...unforcedWays, ...states].map((way) => [way.id, way]));

/** The way to a state, or to a scenario that comes about unforced, by its id: `do=application-409`. */
export function findWay(id: string): Way | undefined {
  return byId.get(id);
}
