import { type SeedName, seedNames } from '../data/seed-data.ts';

/** A seed, and the day as of which its deadlines are counted: null for today. */
export interface SeedChoice {
  readonly name: SeedName;
  /** `2026-11-21` */
  readonly day: string | null;
}

/** Reads `normal`, or `normal@2026-11-21`, which looks the same on every day. */
export function parseSeedChoice(text: string): SeedChoice | undefined {
  const [, word, day = null] = /^(\w+)(?:@(\d{4}-\d\d-\d\d))?$/.exec(text) ?? [];
  const name = seedNames.find((seed) => seed === word);
  if (!name) return undefined;
  if (day !== null && !new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)) return undefined;
  return { name, day };
}

export const formatSeedChoice = ({ name, day }: SeedChoice): string =>
  day === null ? name : `${name}@${day}`;

/** Noon of a day on this machine. */
export const noonOf = (day: string): number => new Date(`${day}T12:00`).getTime();

/** The day of a moment on this machine, as a choice writes it. */
export function dayOf(moment: number): string {
  const date = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
