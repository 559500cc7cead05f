import * as v from 'valibot';
import { isEmail, isPhone, tidyEmail, tidyPhone } from '../text/tidy.ts';
import { tooLongText } from '../text/too-long.ts';

/**
 * One row of a form's field table.
 *
 * @typeParam Name the names that the request has for its fields
 * @typeParam Context what a rule may depend on besides the value, such as the time
 */
export interface FormField<Value, Name, Context> {
  readonly label: string;
  /** Accepts valid values. A field is required if its schema refuses an empty text. */
  readonly schema: v.GenericSchema<Value> | ((context: Context) => v.GenericSchema<Value>);
  /** The field's name in the request, and its conversion. Null: the value stays on this device. */
  readonly wire: { readonly name: Name; readonly as: RowConversion<Value> } | null;
}

interface RowConversion<Value> {
  readonly toWire: (value: Value) => unknown;
  // The row's own conversion says what it takes.
  readonly fromWire: (stored: never) => Value;
}

/**
 * A form's fields, in the order in which problems are listed. `Write` is the type of the request: a row without `wire`, or
 * with a name that the request does not have, is a compile error.
 *
 * The values, the schema, the labels and the request of the form are derived from its table by the functions below.
 */
export type FormTable<Write, Context = unknown> = Readonly<
  Record<
    string,
    | FormField<string, keyof Write, Context>
    | FormField<string | null, keyof Write, Context>
    | FormField<boolean, keyof Write, Context>
  >
>;

// biome-ignore lint/suspicious/noExplicitAny: the rows say themselves what they take
type TableWith<Context> = Readonly<Record<string, FormField<any, PropertyKey, Context>>>;
type AnyTable = TableWith<never>;

type SchemaOf<Field> = Field extends { readonly schema: infer Schema | ((context: never) => infer Schema) }
  ? Extract<Schema, v.GenericSchema>
  : never;

/** What a form holds. */
export type ValuesOf<Table extends AnyTable> = {
  [Name in keyof Table]: v.InferOutput<SchemaOf<Table[Name]>>;
};

type SentRow<Table extends AnyTable> = Extract<Table[keyof Table], { readonly wire: object }>;

/** What a form adds to its request. */
export type PayloadOf<Table extends AnyTable> = {
  [Row in SentRow<Table> as Row['wire']['name']]: ReturnType<Row['wire']['as']['toWire']>;
};

/** What a form shows of a record. */
export type StoredOf<Table extends AnyTable> = {
  readonly [Row in SentRow<Table> as Row['wire']['name']]?: Parameters<Row['wire']['as']['fromWire']>[0];
};

/** The values that a form does not send. */
export type UnsentOf<Table extends AnyTable> = {
  [Name in keyof Table as Table[Name]['wire'] extends null ? Name : never]: ValuesOf<Table>[Name];
};

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

export function labelsOf<Table extends AnyTable>(table: Table): Record<keyof Table & string, string> {
  return Object.fromEntries(Object.entries(table).map(([name, { label }]) => [name, label])) as Record<
    keyof Table & string,
    string
  >;
}

/**
 * The schema of a whole form. Fields with a limit refuse a longer text.
 *
 * @param limits the most characters, by field
 */
export function schemaOf<Context, Table extends TableWith<Context>>(
  table: Table,
  limits: { readonly [Name in keyof Table]?: number },
  context?: Context,
) {
  const rows = Object.entries(table).map(([name, { label, schema }]) => {
    // A table whose rules need a context does not compile without it.
    const own = typeof schema === 'function' ? schema(context as Context) : schema;
    const limit = limits[name];
    return [name, limit === undefined ? own : v.pipe(own, upToLimit(label, limit))];
  });
  return v.object(
    Object.fromEntries(rows) as { [Name in keyof Table]: v.GenericSchema<ValuesOf<Table>[Name]> },
  );
}

function upToLimit(label: string, limit: number) {
  return v.maxLength<string, number, (issue: v.MaxLengthIssue<string, number>) => string>(
    limit,
    ({ input }) => tooLongText(label, limit, input.length),
  );
}

/** The sent rows of a table. */
function sentRows(table: AnyTable) {
  return Object.entries(table).flatMap(([field, { wire }]) =>
    wire === null ? [] : [{ field, name: String(wire.name), as: wire.as }],
  );
}

/** The form's values for a record; without one, an empty form. Fields that are not sent are empty. */
export function valuesFrom<Table extends AnyTable>(
  table: Table,
  record: StoredOf<Table> | null,
): ValuesOf<Table> {
  const stored: Readonly<Record<string, unknown>> = record ?? {};
  const rows = Object.entries(table).map(([field, { wire }]) => [
    field,
    wire === null ? '' : wire.as.fromWire(stored[String(wire.name)] as never),
  ]);
  return Object.fromEntries(rows) as ValuesOf<Table>;
}

/** What is sent for valid values. */
export function payloadOf<Table extends AnyTable>(table: Table, values: ValuesOf<Table>): PayloadOf<Table> {
  const rows = sentRows(table).map(({ field, name, as }) => [name, as.toWire(values[field])]);
  return Object.fromEntries(rows) as PayloadOf<Table>;
}

/** What is sent for a record that the user has not changed: the values as they were read. */
export function unchangedPayload<Table extends AnyTable>(
  table: Table,
  record: StoredOf<Table>,
): PayloadOf<Table> {
  const stored: Readonly<Record<string, unknown>> = record;
  const rows = sentRows(table).map(({ name, as }) => [
    name,
    stored[name] ?? as.toWire(as.fromWire(undefined as never)),
  ]);
  return Object.fromEntries(rows) as PayloadOf<Table>;
}

/** The field of each name in the request. */
export function fieldsByWireName<Table extends AnyTable>(
  table: Table,
): Record<keyof PayloadOf<Table> & string, keyof Table & string> {
  const rows = sentRows(table).map(({ field, name }) => [name, field]);
  return Object.fromEntries(rows) as Record<keyof PayloadOf<Table> & string, keyof Table & string>;
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
