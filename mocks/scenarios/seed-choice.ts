import { type SeedName, seedNames } from '../data/seed-data.ts';

/** A seed and the day that its deadlines count from. */
export interface SeedChoice {
  readonly name: SeedName;
  /** A day such as `2026-11-21`. Null for today. */
  readonly day: string | null;
}

/**
 * Parses a seed's name, such as `normal`. With a date, as in `normal@2026-11-21`, deadlines count
 * from that day instead of today. Returns undefined for any other text.
 */
export function parseSeedChoice(text: string): SeedChoice | undefined {
  const [, word, day = null] = /^(\w+)(?:@(\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  const name = seedNames.find((seed) => seed === word);
  if (!name) return undefined;
  if (day !== null && !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  return { name, day };
}

export const formatSeedChoice = ({ name, day }: SeedChoice): string =>
  day === null ? name : `${name}@${day}`;

/** Returns noon on a day in this machine's time zone, in milliseconds since 1970. */
export const noonOf = (day: string): number => new Date(`${day}T12:00`).getTime();

/** Converts a time to its date in this machine's time zone, such as `2026-11-21`. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
