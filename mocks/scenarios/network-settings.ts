import * as v from 'valibot';
import { type OperationId, operationIds } from '#contract/endpoints.ts';

const MAX_RATE = 9_999_999_999;

const whole = (least: number, most: number, calm = least) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), calm);

/**
 * Settings of the simulated network, without the active scenario. The defaults are a fast network
 * and no failures.
 */
export const networkSettingsSchema = v.object({
  latencyMs: whole(0, 60_000),
  offline: v.optional(v.boolean(), false),
  /** The upload speed in bytes per second. The default is just slow enough to show progress. */
  uploadRate: whole(1, MAX_RATE, 4_000_000),
  /** The speed of REST calls and their responses, in bytes per second. 0 for no limit. */
  callRate: whole(0, MAX_RATE),
  /** The number of REST calls that fail, starting with the next one. */
  failNext: whole(0, 999),
  /** The number of writes that a busy server refuses, starting with the next write. */
  busyNext: whole(0, 999),
  /**
   * The seconds that a busy server asks the site to wait. The default gives testers time to read
   * the countdown.
   */
  busySeconds: whole(1, MAX_RATE, 60),
  /** The number of writes that succeed but get no response, starting with the next write. */
  dropNext: whole(0, 999),
  /** The number of REST responses that break off halfway, starting with the next one. */
  cutNext: whole(0, 999),
  /** The percentage of REST calls that fail. */
  failRate: whole(0, 100),
  /**
   * The random seed that decides which calls fail at the given `failRate`. With the same seed, the
   * same calls fail on every machine.
   */
  seed: whole(1, 999),
  /** The operations that go to the configured backend instead of the mock. */
  real: v.optional(v.array(v.picklist(operationIds)), []),
});
export type NetworkSettings = v.InferOutput<typeof networkSettingsSchema>;

/** The defaults: fast, online, and without failures. */
export const calmNetwork: NetworkSettings = v.parse(networkSettingsSchema, {});

/** Maps each word that takes a number in a link, such as `latency:300`, to its setting. */
const settingOf = {
  latency: 'latencyMs',
  'fail-next': 'failNext',
  busy: 'busyNext',
  'busy-for': 'busySeconds',
  'drop-after': 'dropNext',
  'drop-midway': 'cutNext',
  'fail-rate': 'failRate',
  seed: 'seed',
  upload: 'uploadRate',
  rate: 'callRate',
} as const;
type NumberWord = keyof typeof settingOf;
const numberWords = Object.keys(settingOf) as NumberWord[];

/**
 * Phone connections, with the speeds that WebPageTest uses. 2G has 280 kbit/s down and 256 up, and
 * 3G has 1600 down and 768 up.
 */
const connections: Readonly<Record<string, Partial<NetworkSettings>>> = {
  '2g': { latencyMs: 800, callRate: 35_000, uploadRate: 32_000 },
  '3g': { latencyMs: 300, callRate: 200_000, uploadRate: 96_000 },
};

/** The panel's presets, each with its label and its value for a link's `network` parameter. */
export const networkPresets = [
  ['2G', '2g'],
  ['3G', '3g'],
  ['The next response is cut off', 'drop-midway:1'],
  ['The next write succeeds, but its response is lost', 'drop-after:1'],
  ['Busy server (503)', 'busy:999'],
  ['Busy server (503) that asks to wait a month', 'busy:999,busy-for:2592000'],
] as const;

const isNumberWord = (word: string): word is NumberWord => Object.hasOwn(settingOf, word);

/** Parses a setting's number, as in `latency:300`. Undefined if it is invalid or out of range. */
function readNumber(word: NumberWord, text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const parsed = v.safeParse(networkSettingsSchema.entries[settingOf[word]], Number(text));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Parses network settings in a link: comma-separated words in any order, ignoring case and spaces,
 * such as
 * `latency:1500,fail-next:2,fail-rate:20,seed:7,upload:20000,offline,real:scholarships.all`. `2g`
 * and `3g` set the latency and rates of a 2G or 3G connection, and `calm` sets nothing. Omitted
 * settings keep their defaults. Unknown words have no effect and are returned in `unknown`.
 */
export function parseNetwork(text: string): {
  readonly settings: NetworkSettings;
  readonly unknown: readonly string[];
} {
  const settings: { -readonly [Key in keyof NetworkSettings]: NetworkSettings[Key] } = { ...calmNetwork };
  const real = new Set<OperationId>();
  const unknown: string[] = [];
  for (const part of text.split(',').map((word) => word.trim())) {
    const [, word = '', value = ''] = /^([^:]*)(?::(.*))?$/s.exec(part) ?? [];
    const name = word.trim().toLowerCase();
    const operation = operationIds.find((id) => id.toLowerCase() === value.trim().toLowerCase());
    const number = isNumberWord(name) ? readNumber(name, value.trim()) : undefined;
    if (name === 'real' && operation) real.add(operation);
    else if (isNumberWord(name) && number !== undefined) settings[settingOf[name]] = number;
    else if (name === 'offline' && value === '') settings.offline = true;
    else if (value === '' && Object.hasOwn(connections, name)) Object.assign(settings, connections[name]);
    else if (part !== '' && part.toLowerCase() !== 'calm') unknown.push(part);
  }
  return { settings: { ...settings, real: operationIds.filter((id) => real.has(id)) }, unknown };
}

/** Formats network settings for {@link parseNetwork}. Returns `calm` if all are defaults. */
export function formatNetwork(settings: NetworkSettings): string {
  const words = numberWords.flatMap((word) => {
    const key = settingOf[word];
    return settings[key] === calmNetwork[key] ? [] : [`${word}:${settings[key]}`];
  });
  if (settings.offline) words.push('offline');
  words.push(...settings.real.map((id) => `real:${id}`));
  return words.length === 0 ? 'calm' : words.join(',');
}
