import * as v from 'valibot';
import { isEmail, isPhone, tidyEmail, tidyPhone } from '../text/tidy.ts';
import { tooLongText } from '../text/too-long.ts';

/**
 * One row of a form's field table.
 *
 * @typeParam Name the names of the request's fields
 * @typeParam Context a value that the schema may need, such as the time
 */
export interface FormField<Value, Name, Context> {
  readonly label: string;
  /** Accepts valid values. A field is required if its schema refuses empty text. */
  readonly schema: v.GenericSchema<Value> | ((context: Context) => v.GenericSchema<Value>);
  /**
   * The field's name in the request, and its conversion. Null if the value stays on this device.
   */
  readonly wire: { readonly name: Name; readonly as: RowConversion<Value> } | null;
}

interface RowConversion<Value> {
  readonly toWire: (value: Value) => unknown;
  // `never` accepts any parameter type. Each row's conversion declares the exact type.
  readonly fromWire: (stored: never) => Value;
}

/**
 * A form's fields, in the order in which problems are listed. `Write` is the type of the request. A
 * row without `wire`, or with a name that the request lacks, is a compile error.
 *
 * The functions in this file derive the form's values, schema, labels and request from its table.
 */
export type FormTable<Write, Context = unknown> = Readonly<
  Record<
    string,
    | FormField<string, keyof Write, Context>
    | FormField<string | null, keyof Write, Context>
    | FormField<boolean, keyof Write, Context>
  >
>;

// biome-ignore lint/suspicious/noExplicitAny: the rows declare their own types
type TableWith<Context> = Readonly<Record<string, FormField<any, PropertyKey, Context>>>;
type AnyTable = TableWith<never>;

type SchemaOf<Field> = Field extends { readonly schema: infer Schema | ((context: never) => infer Schema) }
  ? Extract<Schema, v.GenericSchema>
  : never;

/** A form's values. */
export type ValuesOf<Table extends AnyTable> = {
  [Name in keyof Table]: v.InferOutput<SchemaOf<Table[Name]>>;
};

type SentRow<Table extends AnyTable> = Extract<Table[keyof Table], { readonly wire: object }>;

/** The part of a request that is built from a form's values. */
export type PayloadOf<Table extends AnyTable> = {
  [Row in SentRow<Table> as Row['wire']['name']]: ReturnType<Row['wire']['as']['toWire']>;
};

/** The part of a record that a form shows. */
export type StoredOf<Table extends AnyTable> = {
  readonly [Row in SentRow<Table> as Row['wire']['name']]?: Parameters<Row['wire']['as']['fromWire']>[0];
};

/** The values that a form does not send. */
export type UnsentOf<Table extends AnyTable> = {
  [Name in keyof Table as Table[Name]['wire'] extends null ? Name : never]: ValuesOf<Table>[Name];
};

/** Returns the names of a form's fields, in the order in which problems are listed. */
export function namesOf<Labels extends object>(labels: Labels): readonly (keyof Labels & string)[] {
  // At runtime, `labels` has no keys beyond those in its type, so the cast is safe.
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
 * Builds the schema of a whole form. Fields with a limit refuse longer text.
 *
 * @param limits the maximum length, by field
 */
export function schemaOf<Context, Table extends TableWith<Context>>(
  table: Table,
  limits: { readonly [Name in keyof Table]?: number },
  context?: Context,
) {
  const rows = Object.entries(table).map(([name, { label, schema }]) => {
    // If a schema needs the context, the types require the caller to pass it.
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

function sentRows(table: AnyTable) {
  return Object.entries(table).flatMap(([field, { wire }]) =>
    wire === null ? [] : [{ field, name: String(wire.name), as: wire.as }],
  );
}

/**
 * Returns the form's values for a record, or empty values if the record is null. Fields that are
 * not sent are always empty.
 */
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

/** Builds a request's body from valid values. */
export function payloadOf<Table extends AnyTable>(table: Table, values: ValuesOf<Table>): PayloadOf<Table> {
  const rows = sentRows(table).map(({ field, name, as }) => [name, as.toWire(values[field])]);
  return Object.fromEntries(rows) as PayloadOf<Table>;
}

/**
 * Builds the request for a record that the user has not changed. Keeps the record's values exactly
 * as the server returned them.
 */
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

/** Maps names in the request to the names of the form's fields. */
export function fieldsByWireName<Table extends AnyTable>(
  table: Table,
): Record<keyof PayloadOf<Table> & string, keyof Table & string> {
  const rows = sentRows(table).map(({ field, name }) => [name, field]);
  return Object.fromEntries(rows) as Record<keyof PayloadOf<Table> & string, keyof Table & string>;
}

/** Trimmed text. May be empty. */
export const text = v.pipe(v.string(), v.trim());

/** @param missing the error for empty text */
export function requiredText(missing: string) {
  return v.pipe(text, v.nonEmpty(missing));
}

/** An email address, cleaned up if it was pasted with other text. */
export function emailText(missing: string, wrong: string) {
  return v.pipe(v.string(), v.transform(tidyEmail), v.nonEmpty(missing), v.check(isEmail, wrong));
}

/** A phone number in the format that servers accept. May be empty. */
export const phoneText = v.pipe(
  v.string(),
  v.transform(tidyPhone),
  v.check(
    (number) => number === '' || isPhone(number),
    'Enter one phone number with ten digits, or with + and the country code.',
  ),
);

/**
 * A check whose error depends on the text. `problemOf` returns the error, or null if the text is
 * valid.
 */
export function checkText(problemOf: (text: string) => string | null) {
  return v.check<string, (issue: v.CheckIssue<string>) => string>(
    (text) => problemOf(text) === null,
    ({ input }) => problemOf(input) ?? '',
  );
}

/** The `min` and `max` of a date input: the earliest and latest valid date. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

/**
 * Creates a function that returns why a date is refused, or null for a valid date. Needed because
 * `min` and `max` restrict only the input's picker, not typed dates.
 */
export function dateBetween(
  { min, max }: DateBounds,
  texts: { readonly unreal: string; readonly early: string; readonly late: string },
): (date: string) => string | null {
  return (date) => {
    // A date input accepts years of more than four digits, but the API does not.
    if (/^\d{5,}-/.test(date)) return texts.late;
    if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(Date.parse(date))) return texts.unreal;
    if (date < min) return texts.early;
    return date > max ? texts.late : null;
  };
}
