import type { Student } from '#features/student/index.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { ageRange, wantedAge } from './readiness-age.ts';
import { homeOf, stateNamed, wantedPlace } from './readiness-place.ts';
import { filled, isTurned, isWish, OPENING, plainWords } from './readiness-text.ts';

/** How a requirement stands against a profile. There is no 'not eligible': the organization decides. */
export type Standing = 'have' | 'missing' | 'check' | 'unknown';

export interface Finding {
  readonly standing: Standing;
  /** Says where the answer comes from, or why there is none. */
  readonly note: string;
}

/** What the rules read of a profile. */
export type ProfileFacts = Pick<
  Student,
  'gender' | 'nationality' | 'dateOfBirth' | 'address' | 'city' | 'state'
>;

interface Question {
  readonly words: string;
  readonly profile: ProfileFacts;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A rule answers, or passes the condition on. */
type Rule = (question: Question) => Finding | null;

const have = (what: string): Finding => ({ standing: 'have', note: fill('Your profile: {what}', { what }) });
const check = (what: string): Finding => ({
  standing: 'check',
  note: fill('Check this: your profile says {what}', { what }),
});
export const unknown = (why: string): Finding => ({
  standing: 'unknown',
  note: fill('Not known. {why}', { why }),
});
/** The profile shows a part of it, which is no tick. */
const partly = (note: string): Finding => ({ standing: 'unknown', note });

const ANY_INCOME = /^(?:(?:open to )?(?:any|every|all) (?:family )?incomes?|no (?:family )?income limit)$/;

const income: Rule = ({ words }) => {
  if (ANY_INCOME.test(words)) return { standing: 'have', note: 'Nothing to show: every income may apply.' };
  if (!/(?:^| )incomes?(?: |$)/.test(words)) return null;
  return unknown('Your profile does not hold your family income. Your income certificate will show it.');
};

const INDIAN = new RegExp(
  `^${OPENING}(?:indian(?: (?:citizens?|nationals?|students?|citizenship|nationality))?|(?:citizens?|nationals?) of india|(?:nationality|citizenship)(?: is)? indian)(?: only)?$`,
);

const nationality: Rule = ({ words, profile }) => {
  if (!INDIAN.test(words)) return null;
  const mine = filled(profile.nationality);
  if (mine === undefined) return unknown('Your profile does not hold your nationality yet.');
  const what = fill('nationality, {mine}', { mine });
  return ['indian', 'india'].includes(plainWords(mine)) ? have(what) : check(what);
};

const WOMEN =
  '(?:(?:young )?wom[ae]n|girls?|females?|(?:female|women|girl) (?:students?|candidates?|applicants?))';
const WOMEN_ALONE = new RegExp(`^(?:gender(?: is)? )?${OPENING}${WOMEN}(?: only)?(?: (?:may|can) apply)?$`);
const WOMEN_AND_MORE = new RegExp(
  `^${OPENING}${WOMEN} (?:who|studying|enrolled|pursuing|admitted|entering|in|from|of|with|at) `,
);
const NOT_WOMEN = /(?:^| )(?:men|boys?|males?|sons?|trans\w*|third gender|non binary)(?: |$)/;

const gender: Rule = ({ words, profile }) => {
  const alone = WOMEN_ALONE.test(words);
  if (!alone && !(WOMEN_AND_MORE.test(words) && !isWish(words) && !NOT_WOMEN.test(words))) return null;
  const mine = filled(profile.gender);
  if (mine === undefined) return unknown('Your profile does not hold your gender yet.');
  const what = fill('gender, {mine}', { mine });
  if (!['female', 'woman', 'f'].includes(plainWords(mine))) return check(what);
  return alone ? have(what) : partly(fill('Your profile: {what}. The rest is not known.', { what }));
};

const place: Rule = ({ words, profile }) => {
  const wanted = wantedPlace(words);
  if (wanted === null) return null;
  const home = homeOf(profile);
  const state = stateNamed(wanted.place);
  if (state !== undefined && home.state !== undefined) {
    const what =
      home.stateField === 'state'
        ? fill('state, {state}', { state: home.state })
        : fill('address in {state}', { state: home.state });
    if (home.state !== state) return check(what);
    return wanted.byCertificate
      ? partly(fill('Your profile: {what}. Your domicile certificate will show the rest.', { what }))
      : have(what);
  }
  if (wanted.byCertificate) return unknown('Your domicile certificate will show it.');
  const { city } = home;
  const isMine = city !== undefined && plainWords(city) !== '' && plainWords(city) === wanted.place;
  return isMine ? have(fill('city, {city}', { city })) : null;
};

const age: Rule = ({ words, profile, now }) => {
  const wanted = wantedAge(words);
  if (wanted === null) return null;
  const born = filled(profile.dateOfBirth);
  const mine = born === undefined ? null : ageRange(born, now);
  if (born === undefined || mine === null)
    return unknown('Your profile does not hold your date of birth yet.');
  const what = fill('date of birth, {date}', { date: formatLongDate(born.slice(0, 10)) });
  const [youngest, oldest] = mine;
  if (youngest >= wanted.sure[0] && oldest <= wanted.sure[1]) return have(what);
  if (oldest < wanted.possible[0] || youngest > wanted.possible[1]) return check(what);
  return partly(fill('Your profile: {what}. Not known: the day that counts.', { what }));
};

const MARKS = /(?:%|(?:^| )(?:per ?cent|percentage|marks|cgpa|gpa)(?: |$))/;

const marks: Rule = ({ words }) => {
  if (!MARKS.test(words)) return null;
  return unknown('Your profile does not hold your marks. Your marksheets will show them.');
};

/** A condition that says what is not wanted is read by nobody but the student. */
const turned: Rule = ({ words }) => (words === '' || isTurned(words) ? unsaid : null);

const unsaid = unknown('Your profile does not say this. You can speak of it in your answers.');

const RULES: readonly Rule[] = [income, turned, nationality, gender, place, age, marks];

/**
 * How a condition stands against a profile. A tick only where the profile clearly says so; what it does
 * not hold is not known, and what speaks against the condition is for the student to check.
 */
export function judgeCondition(condition: string, profile: ProfileFacts, now: number): Finding {
  const question = { words: plainWords(condition), profile, now };
  for (const rule of RULES) {
    const finding = rule(question);
    if (finding !== null) return finding;
  }
  return unsaid;
}
