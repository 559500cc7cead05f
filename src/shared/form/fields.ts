import * as v from 'valibot';
import { isEmail, isPhone, tidyEmail, tidyPhone } from '../text/tidy.ts';
import { tooLongText } from '../text/too-long.ts';

/** The names of a form's fields: those of its labels, in the order in which problems are listed. */
export function namesOf<Labels extends object>(labels: Labels): readonly (keyof Labels & string)[] {
  // Labels have no fields beyond those of their type.
  return Object.keys(labels) as (keyof Labels & string)[];
}

export function mapFields<Labels extends object, Value>(
  labels: Labels,
  make: (name: keyof Labels & string) => Value,
): Record<keyof Labels & string, Value> {
  return Object.fromEntries(namesOf(labels).map((name) => [name, make(name)])) as Record<
    keyof Labels & string,
    Value
  >;
}

/** A text that may be empty, without the space around it. */
export const text = v.pipe(v.string(), v.trim());

/** @param missing what is said of a text that is empty */
export function requiredText(missing: string) {
  return v.pipe(text, v.nonEmpty(missing));
}

/** An email address, as it was copied. */
export function emailText(missing: string, wrong: string) {
  return v.pipe(v.string(), v.transform(tidyEmail), v.nonEmpty(missing), v.check(isEmail, wrong));
}

/** A telephone number that may be empty, as servers take it. */
export const phoneText = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.check(
    (number) => number === '' || isPhone(number),
    'Enter one phone number with ten digits, or with + and the country code.',
  ),
);

/** Makes the check of each field's length, from the fields' labels and limits. */
export function lengthChecks<Name extends string>(
  labels: Readonly<Record<NoInfer<Name>, string>>,
  limits: Readonly<Record<Name, number>>,
) {
  return (name: Name) =>
    v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
      limits[name],
      ({ input }) => tooLongText(labels[name], limits[name], input.length),
    );
}

/** A check whose message depends on the text: what `problemOf` says, null for a valid one. */
export function checkText(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    ({ input }) => problemOf(input) ?? '',
  );
}

/** The first and the last value that a date input takes: its `min` and `max`. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

/** Why a date is refused, because `min` and `max` bind only those who use an input's picker; null for a valid one. */
export function dateBetween(
  { min, max }: DateBounds,
  texts: { readonly unreal: string; readonly early: string; readonly late: string },
): (date: string) => string | null {
  return (date) => {
    // An input takes years of more than four digits, which no date of the wire has.
    if (/^\d{5,}-/.test(date)) return texts.late;
    if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(Date.parse(date))) return texts.unreal;
    if (date < min) return texts.early;
    return date > max ? texts.late : null;
  };
}
