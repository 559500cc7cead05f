import * as v from 'valibot';
import { type OperationId, operationIds } from '#contract/endpoints.ts';

const MAX_RATE = 9_999_999_999;

const whole = (least: number, most: number, calm = least) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), calm);

/** The network's behavior beside the active scenario; calm by default. */
export const networkSettingsSchema = v.object({
  latencyMs: whole(0, 60_000),
  offline: v.optional(v.boolean(), false),
  /** How fast an upload leaves the device, in bytes a second: fast, and still to be seen. */
  uploadRate: whole(1, MAX_RATE, 4_000_000),
  /** How fast a call of the contract and its answer travel, in bytes a second; 0 for as fast as it goes. */
  callRate: whole(0, MAX_RATE),
  /** How many of the next calls of the contract fail. */
  failNext: whole(0, 999),
  /** How many writes from now on a busy server turns away. */
  busyNext: whole(0, 999),
  /** How many seconds that server asks to wait: long enough to read the countdown. */
  busySeconds: whole(1, MAX_RATE, 60),
  /** How many writes from now on arrive, and lose their answer. */
  dropNext: whole(0, 999),
  /** How many answers of the contract from now on break off in the middle. */
  cutNext: whole(0, 999),
  /** How many of a hundred calls fail. */
  failRate: whole(0, 100),
  /** Which calls the rate picks: the same seed picks the same ones on every machine. */
  seed: whole(1, 999),
  /** The operations that the configured backend answers instead of the mock. */
  real: v.optional(v.array(v.picklist(operationIds)), []),
});
export type NetworkSettings = v.InferOutput<typeof networkSettingsSchema>;

/** Fast, online, and nothing fails. */
export const calmNetwork: NetworkSettings = v.parse(networkSettingsSchema, {});

/** The words for a network, each with the setting that its number goes to. */
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

/** Lines of phones, as WebPageTest measures with them: 280 and 256, and 1600 and 768 thousand bits a second. */
const lines: Readonly<Record<string, Partial<NetworkSettings>>> = {
  '2g': { latencyMs: 800, callRate: 35_000, uploadRate: 32_000 },
  '3g': { latencyMs: 300, callRate: 200_000, uploadRate: 96_000 },
};

/** Networks to try a page with: what each is called, and the words of its link. */
export const networkPresets = [
  ['2g', '2g'],
  ['3g', '3g'],
  ['The next answer breaks off', 'drop-midway:1'],
  ['The next write arrives, its answer is lost', 'drop-after:1'],
  ['Storm of 503', 'busy:999'],
  ['Storm of 503, for a month', 'busy:999,busy-for:2592000'],
] as const;

const isNumberWord = (word: string): word is NumberWord => Object.hasOwn(settingOf, word);

/** Reads the number of one of these words: `readNumber('latency', '300')`. Undefined where it does not fit. */
function readNumber(word: NumberWord, text: string): number | undefined {
  if (!/^\d{1,10}$/.test(text)) return undefined;
  const parsed = v.safeParse(networkSettingsSchema.entries[settingOf[word]], Number(text));
  return parsed.success ? parsed.output : undefined;
}

/**
 * Reads the network settings as a link writes them: words with commas between them, in any order, spaces and capitals as one
 * likes: `latency:1500,fail-next:2,fail-rate:20,seed:7,upload:20000,offline,real:scholarships.all`. `2g` and `3g` mean
 * the numbers of such a network, `calm` no setting. What is not said is calm; what is not understood is listed and
 * left out.
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
    else if (value === '' && Object.hasOwn(lines, name)) Object.assign(settings, lines[name]);
    else if (part !== '' && part.toLowerCase() !== 'calm') unknown.push(part);
  }
  return { settings: { ...settings, real: operationIds.filter((id) => real.has(id)) }, unknown };
}

/** Writes network settings so that {@link parseNetwork} reads the same out of it; `calm` where there is nothing to say. */
export function formatNetwork(settings: NetworkSettings): string {
  const words = numberWords.flatMap((word) => {
    const key = settingOf[word];
    return settings[key] === calmNetwork[key] ? [] : [`${word}:${settings[key]}`];
  });
  if (settings.offline) words.push('offline');
  words.push(...settings.real.map((id) => `real:${id}`));
  return words.length === 0 ? 'calm' : words.join(',');
}
