import { isPersonaName } from '../data/personas.ts';
import { type WorldName, worldNames } from '../data/world.ts';
import { findScenario, type Scenario, type Visitor } from './scenario.ts';

/** What a link asks of the mock. Null stands for what it does not speak of. */
export interface Permalink {
  /** The scenario to arm; 'none' disarms. */
  readonly scenario: Scenario | 'none' | null;
  readonly persona: Visitor | null;
  readonly latencyMs: number | null;
  readonly offline: boolean | null;
  /** Bytes a second. */
  readonly uploadRate: number | null;
  readonly world: WorldName | null;
  /** What was asked for and does not exist, as `name=value`. */
  readonly unknown: readonly string[];
  /** The search without these parameters, the rest as it stood: `''`, or with a leading `?`. */
  readonly cleanedSearch: string;
}

const parameters = ['mock', 'as', 'latency', 'offline', 'upload', 'world'] as const;
type Parameter = (typeof parameters)[number];

const MAX_LATENCY_MS = 60_000;

const isParameter = (name: string): name is Parameter => (parameters as readonly string[]).includes(name);
const isWorldName = (word: string): word is WorldName => (worldNames as readonly string[]).includes(word);

/** Each reads one value: undefined when there is no such thing. */
const readers = {
  mock: (word: string) => (word === 'none' ? word : findScenario(word)),
  as: (word: string): Visitor | undefined => (word === 'nobody' || isPersonaName(word) ? word : undefined),
  latency: (word: string) =>
    /^\d+$/.test(word) && Number(word) <= MAX_LATENCY_MS ? Number(word) : undefined,
  offline: (word: string) => (word === '1' ? true : word === '0' ? false : undefined),
  upload: (word: string) => (/^[1-9]\d{0,9}$/.test(word) ? Number(word) : undefined),
  world: (word: string) => (isWorldName(word) ? word : undefined),
} as const satisfies Record<Parameter, (word: string) => unknown>;

/**
 * Reads `?mock=<scenario|none>&as=<persona|nobody>&latency=<ms>&offline=<1|0>&upload=<bytes/s>&world=<name>` out of a
 * location's search. It never throws; of a parameter that comes twice, the last one that exists counts.
 */
export function parsePermalink(search: string): Permalink {
  const asked = new Map<Parameter, unknown>();
  const unknown: string[] = [];
  const kept: string[] = [];
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [[name, word] = ['', '']] = new URLSearchParams(pair);
    if (!isParameter(name)) {
      if (pair !== '') kept.push(pair);
      continue;
    }
    const value = readers[name](word);
    if (value === undefined) unknown.push(`${name}=${word}`);
    else asked.set(name, value);
  }
  const read = <P extends Parameter>(name: P) =>
    (asked.get(name) ?? null) as Exclude<ReturnType<(typeof readers)[P]>, undefined> | null;
  return {
    scenario: read('mock'),
    persona: read('as'),
    latencyMs: read('latency'),
    offline: read('offline'),
    uploadRate: read('upload'),
    world: read('world'),
    unknown,
    cleanedSearch: kept.length === 0 ? '' : `?${kept.join('&')}`,
  };
}

/** The path and search that bring a scenario about, with who to be spelled out. */
export function permalinkFor(scenario: Scenario): string {
  const [path, search] = scenario.path.split('?');
  const parts = [search, `mock=${scenario.id}`, scenario.visitor && `as=${scenario.visitor}`];
  return `${path}?${parts.filter(Boolean).join('&')}`;
}
