import * as v from 'valibot';

/** A message about what is wrong with a text; null for a valid one. The text is trimmed. */
export type Rule<Context = unknown> = (text: string, context: Context) => string | null;

/** One text field of a form. */
export interface Field<Context = unknown> {
  /** What the form calls it, beside its input and in a list of problems. */
  readonly label: string;
  /** A field without a rule takes any text. */
  readonly rule?: Rule<Context>;
  readonly optional?: true;
  /** Writes what was plainly meant as servers ask for it; what is not plain stays as it was typed. */
  readonly tidy?: (text: string) => string;
}

/**
 * The text fields of a form, in the order in which their problems are listed. From this one table come what the form
 * holds when it is empty, and its rules.
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

/** Whether a form goes without a field. */
export function isOptional(table: FieldTable<never>, name: string): boolean {
  const field = table[name];
  return field?.optional ?? field?.rule === undefined;
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
      v.transform((text) => table[name]?.tidy?.(text) ?? text),
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

/**
 * Refuses text that is not an email address. Any script is allowed: only a reply shows whether the address exists.
 */
export function emailAddress(text: string): Rule {
  return (typed) => (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(typed) ? null : text);
}
