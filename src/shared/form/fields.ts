import * as v from 'valibot';

/** A message about what is wrong with a text; null for a valid one. The text is trimmed. */
export type Rule<Context = unknown> = (text: string, context: Context) => string | null;

/** One text field of a form. */
export interface Field<Context = unknown> {
  /** What the form calls it, beside its input and in a list of problems. */
  readonly label: string;
  /** A field without a rule takes any text. */
  readonly rule?: Rule<Context>;
  /** What was typed as servers ask for it. */
  readonly tidy?: (text: string) => string;
  readonly optional?: true;
}

/**
 * The text fields of a form, in the order in which their problems are listed. From this one table come what the form
 * holds when it is empty, its rules, and what a draft of it may look like.
 */
export type FieldTable<Context = unknown> = Readonly<Record<string, Field<Context>>>;

/** The names of a table's fields. */
export type NameOf<Table> = keyof Table & string;

/** What a form holds as text. */
export type FieldsOf<Table> = { readonly [Name in NameOf<Table>]: string };

/** The names of the fields, in the table's order. */
export function namesOf<Table extends object>(table: Table): readonly NameOf<Table>[] {
  // A table has no fields beyond those of its type.
  return Object.keys(table) as NameOf<Table>[];
}

/** One value for each field. */
export function mapFields<Table extends object, Value>(
  table: Table,
  make: (name: NameOf<Table>) => Value,
): Record<NameOf<Table>, Value> {
  return Object.fromEntries(namesOf(table).map((name) => [name, make(name)])) as Record<NameOf<Table>, Value>;
}

export function emptyFields<Table extends object>(table: Table): FieldsOf<Table> {
  return mapFields(table, () => '');
}

/** What a form calls its fields. */
export function labelsOf<Table extends FieldTable<never>>(
  table: Table,
): Readonly<Record<NameOf<Table>, string>> {
  return mapFields(table, (name) => table[name]?.label ?? name);
}

/** Writes what is typed as the fields say. */
export function tidyBy(table: FieldTable<never>): (name: string, text: string) => string {
  return (name, text) => table[name]?.tidy?.(text) ?? text;
}

/** Whether a form goes without a field. */
export function isOptional(table: FieldTable<never>, name: string): boolean {
  const field = table[name];
  return field?.optional ?? field?.rule === undefined;
}

/**
 * The shape of a form's draft: any text in each field. A draft equal to the form as it opened is empty. A field added
 * since the draft was saved gets its initial value.
 */
export function draftOfFields<Table extends object>(table: Table, opened: FieldsOf<Table>) {
  const schema: v.GenericSchema<unknown> = v.object(
    mapFields(table, (name) => v.optional(v.string(), opened[name])),
  );
  return {
    schema: schema as v.GenericSchema<FieldsOf<Table>>,
    isEmpty: (fields: FieldsOf<Table>): boolean =>
      namesOf(table).every((name) => fields[name].trim() === opened[name].trim()),
  };
}

/** The fields that differ from the form as it opened: the draft of a record that exists. */
export function changedFields<Fields extends Readonly<Record<string, string>>>(
  opened: Fields,
  now: Fields,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(now).filter(([name, text]) => text !== opened[name]));
}

/** The form as it opened, with a draft's changes applied; unknown fields are dropped. */
export function withChanges<Fields extends Readonly<Record<string, string>>>(
  opened: Fields,
  changes: Readonly<Record<string, string>> = {},
): Fields {
  const known = Object.entries(changes).filter(([name]) => Object.hasOwn(opened, name));
  return { ...opened, ...Object.fromEntries(known) };
}

/** The form's rules; `context` is asked whenever they are applied. Valid fields are trimmed. */
export function fieldsSchema<Context, Table extends FieldTable<Context>>(
  table: Table,
  context: () => Context,
): v.GenericSchema<FieldsOf<Table>> {
  const field = (name: NameOf<Table>) =>
    v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        const message = dataset.typed ? table[name]?.rule?.(dataset.value, context()) : null;
        if (message) addIssue({ message });
      }),
    );
  const schema: v.GenericSchema<unknown> = v.object(mapFields(table, field));
  return schema as v.GenericSchema<FieldsOf<Table>>;
}

/** Refuses a field that is empty. */
export function required(text: string): Rule {
  return (typed) => (typed === '' ? text : null);
}

/** The first fault that one of several rules finds. */
export function firstOf<Context>(...rules: readonly Rule<Context>[]): Rule<Context> {
  return (text, context) => {
    for (const rule of rules) {
      const fault = rule(text, context);
      if (fault !== null) return fault;
    }
    return null;
  };
}

/** The first and the last value that a date input takes: its `min` and `max`. */
export interface DateBounds {
  readonly min: string;
  readonly max: string;
}

/** Refuses a date outside its bounds, because `min` and `max` bind only those who use an input's picker. */
export function dateBetween<Context>(
  boundsOf: (context: Context) => DateBounds,
  texts: { readonly unreal: string; readonly early: string; readonly late: string },
): Rule<Context> {
  return (date, context) => {
    const { min, max } = boundsOf(context);
    // An input takes years of more than four digits, which no date of the wire has.
    if (/^\d{5,}-/.test(date)) return texts.late;
    if (!/^\d{4}-\d{2}-\d{2}/.test(date) || Number.isNaN(Date.parse(date))) return texts.unreal;
    if (date < min) return texts.early;
    return date > max ? texts.late : null;
  };
}

/**
 * Refuses text that is not an email address. Any script is allowed: only a reply shows whether the address exists.
 */
export function emailAddress(text: string): Rule {
  return (typed) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed) ? null : text);
}
