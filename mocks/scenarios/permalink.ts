import { isPersonaName } from '../data/personas.ts';
import { readBase64, writeBase64 } from './base64-text.ts';
import { formatMoment, parseMoment } from './clock.ts';
import type { Flow } from './flow.ts';
import { findFlow } from './flows.ts';
import { formatNetwork, type NetworkSettings, parseNetwork } from './network-settings.ts';
import { findScenario, type Scenario, type Visitor } from './scenario.ts';
import { formatSeedChoice, parseSeedChoice, type SeedChoice } from './seed-choice.ts';
import { planFor } from './steps.ts';

/** A link's instructions to the mock. A property is null if the link has no valid value for it. */
export interface Permalink {
  /** The scenario to activate. 'none' deactivates the current one. */
  readonly scenario: Scenario | 'none' | null;
  readonly persona: Visitor | null;
  /** Milliseconds since 1970. 'real' resets the clock to the machine's own. */
  readonly now: number | 'real' | null;
  readonly seed: SeedChoice | null;
  readonly network: NetworkSettings | null;
  /** A snapshot of the changes to the seed data. */
  readonly data: string | null;
  /** Whether the scenario's steps run after the page loads. */
  readonly performs: boolean;
  /** The flow to run after the page loads. A flow forces no errors. */
  readonly flow: Flow | null;
  /** Parameters with unknown values, as `name=value`. */
  readonly unknown: readonly string[];
  /** The query string without the mock's parameters. Empty, or starts with `?`. */
  readonly cleanedSearch: string;
}

const parameters = ['mock', 'as', 'now', 'seed', 'network', 'do', 'data'] as const;
type Parameter = (typeof parameters)[number];

const isParameter = (name: string): name is Parameter => (parameters as readonly string[]).includes(name);

/**
 * Parsers for the parameters' values. `parseNetwork` lists the unknown words in a value. The other
 * parsers return undefined for an unknown value.
 */
const readers = {
  mock: (word: string) => (word === 'none' ? word : findScenario(word)),
  as: (word: string): Visitor | undefined =>
    word === 'signed-out' || isPersonaName(word) ? word : undefined,
  now: parseMoment,
  seed: parseSeedChoice,
  network: parseNetwork,
  data: readBase64,
  do: (word: string): boolean | Flow | undefined => word === '1' || findFlow(word),
} as const satisfies Record<Parameter, (word: string) => unknown>;

/**
 * Reads the mock's parameters from a link's query string. docs/mock.md lists them. If a parameter
 * repeats, its last valid value counts.
 */
export function parsePermalink(search: string): Permalink {
  const asked = new Map<Parameter, unknown>();
  const unknown: string[] = [];
  const rest: string[] = [];
  for (const pair of search.replace(/^\?/, '').split('&')) {
    const [[name, word] = ['', '']] = new URLSearchParams(pair);
    if (!isParameter(name)) {
      if (pair !== '') rest.push(pair);
      continue;
    }
    const value = readers[name](word);
    if (value === undefined) unknown.push(`${name}=${word}`);
    else asked.set(name, value);
  }
  const read = <P extends Parameter>(name: P) =>
    (asked.get(name) ?? null) as Exclude<ReturnType<(typeof readers)[P]>, undefined> | null;
  const network = read('network');
  const performs = read('do') ?? false;
  return {
    scenario: read('mock'),
    persona: read('as'),
    now: read('now'),
    seed: read('seed'),
    network: network?.settings ?? null,
    data: read('data'),
    performs: performs === true,
    flow: typeof performs === 'boolean' ? null : performs,
    unknown: [...unknown, ...(network?.unknown ?? []).map((word) => `network=${word}`)],
    cleanedSearch: rest.length === 0 ? '' : `?${rest.join('&')}`,
  };
}

/** The parts of a link. Omitted parts leave the mock's settings unchanged. */
export interface PermalinkParts {
  /** A path of this site, optionally with a query string. */
  readonly path: string;
  readonly scenario?: string;
  readonly persona?: Visitor | null;
  readonly now?: number | null;
  readonly seed?: SeedChoice;
  readonly network?: NetworkSettings | string | null;
  readonly data?: string | null;
  /** Whether the scenario's steps run, or the id of a flow to run. */
  readonly performs?: boolean | string;
}

/** Percent-encodes a value, except `:`, `,` and `@`, so that the link stays readable. */
const encode = (value: string): string =>
  encodeURIComponent(value).replace(/%(?:3A|2C|40)/g, decodeURIComponent);

/** Formats a link as a path with the query string that {@link parsePermalink} reads. */
export function formatPermalink(parts: PermalinkParts): string {
  const [path, search] = parts.path.split('?');
  const asked: readonly (readonly [Parameter, string | null | undefined])[] = [
    ['mock', parts.scenario],
    ['as', parts.persona],
    ['now', typeof parts.now === 'number' ? formatMoment(parts.now) : null],
    ['seed', parts.seed && formatSeedChoice(parts.seed)],
    [
      'network',
      typeof parts.network === 'string' ? parts.network : parts.network && formatNetwork(parts.network),
    ],
    ['data', parts.data && writeBase64(parts.data)],
    ['do', parts.performs === true ? '1' : parts.performs || null],
  ];
  const words = [search, ...asked.map(([name, value]) => value && `${name}=${encode(value)}`)].filter(
    Boolean,
  );
  return words.length === 0 ? `${path}` : `${path}?${words.join('&')}`;
}

/**
 * Returns the path and query string of a link that produces a scenario. The link signs in the
 * scenario's user, opens its page and runs its steps, if any.
 */
export function permalinkFor(scenario: Scenario): string {
  const plan = planFor(scenario);
  return formatPermalink({
    path: plan?.from ?? scenario.path,
    scenario: scenario.id,
    persona: plan?.as ?? scenario.visitor,
    network: plan?.network ?? null,
    performs: plan !== null,
  });
}

/**
 * Returns the path and query string of a link that runs a flow. The link signs in the flow's user,
 * opens its start page and runs its steps. It forces no error.
 */
export function permalinkOf(flow: Flow): string {
  return formatPermalink({ path: flow.path, persona: flow.as, network: flow.network, performs: flow.id });
}
