import { OPENING } from './readiness-text.ts';

const DAY_MS = 86_400_000;
const BIRTH_DATE = /^(\d{4})-(\d{2})-(\d{2})/;
const OLDEST = 120;

/** The ages, in whole years, that a condition surely lets in and that it may let in. */
export interface AgeRange {
  readonly sure: readonly [from: number, to: number];
  readonly possible: readonly [from: number, to: number];
}

const YEARS = '(?: years?)?(?: old| of age)?';
const N = '(\\d{1,2})';
const whole = (form: string) => new RegExp(`^${OPENING}(?:${form})$`);

/** Each form with what it says; 'up to 25' leaves open whether somebody of 25 and a half may apply. */
const FORMS: readonly (readonly [RegExp, (from: number, to: number) => AgeRange])[] = [
  [
    whole(
      `(?:age|aged|age group)(?: is)?(?: between)? ${N}(?: to| and)? ${N}${YEARS}|(?:between )?${N}(?: to| and)? ${N} years(?: old| of age)`,
    ),
    (from, to) => ({ sure: [from, to - 1], possible: [from, to] }),
  ],
  [
    whole(
      `(?:age|aged)(?: is)? (?:at least|minimum) ${N}${YEARS}|(?:at least|minimum age) ${N} years?(?: old| of age)|${N} years? (?:or|and) (?:older|above|over)`,
    ),
    (from) => ({ sure: [from, OLDEST], possible: [from, OLDEST] }),
  ],
  [
    whole(
      `(?:age|aged)(?: is)? (?:above|over|more than) ${N}${YEARS}|(?:above|over|older than) ${N} years(?: old| of age)?`,
    ),
    (from) => ({ sure: [from + 1, OLDEST], possible: [from, OLDEST] }),
  ],
  [
    whole(
      `(?:age|aged)(?: is)? (?:below|under|less than) ${N}${YEARS}|(?:below|under|younger than) ${N} years(?: old| of age)?`,
    ),
    (to) => ({ sure: [0, to - 1], possible: [0, to - 1] }),
  ],
  [
    whole(
      `(?:age|aged)(?: is)? (?:at most|up to|maximum) ${N}${YEARS}|(?:at most|up to|maximum age) ${N} years(?: old| of age)?|${N} years? or (?:younger|below)`,
    ),
    (to) => ({ sure: [0, to - 1], possible: [0, to] }),
  ],
];

/** The ages that a condition names and nothing else, or null. */
export function wantedAge(words: string): AgeRange | null {
  for (const [form, range] of FORMS) {
    const [from, to] = (form.exec(words)?.slice(1) ?? []).flatMap((n) =>
      n === undefined ? [] : [Number(n)],
    );
    if (from !== undefined) return range(from, to ?? from);
  }
  return null;
}

/**
 * The youngest and the oldest that somebody can be now, in whole years: a date of birth that travelled as
 * a moment can be off by a day. Null for a date that is no living person's.
 */
export function ageRange(dateOfBirth: string, now: number): readonly [number, number] | null {
  const [, year, month, day] = (BIRTH_DATE.exec(dateOfBirth) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const ageOn = (moment: number) => {
    const date = new Date(moment);
    const hadBirthday =
      date.getMonth() + 1 > month || (date.getMonth() + 1 === month && date.getDate() >= day);
    return date.getFullYear() - year - (hadBirthday ? 0 : 1);
  };
  const ages = [ageOn(now - DAY_MS), ageOn(now + DAY_MS)] as const;
  return ages[0] >= 0 && ages[1] <= OLDEST ? ages : null;
}
