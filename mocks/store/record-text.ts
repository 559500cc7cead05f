import * as v from 'valibot';
import { type RecordOf, recordSchemas, type TableName } from './records.ts';

/** A record's fields as text, for editing in a form. */
export type RecordTexts = Readonly<Record<string, string>>;

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** Returns the fields of a table's records, in the schema's order. */
export const fieldsOf = (table: TableName): readonly string[] => Object.keys(recordSchemas[table].entries);

/**
 * Converts a record to text. Strings stay as they are, missing values become empty, and everything
 * else becomes JSON.
 */
export function recordTexts(table: TableName, record: object): RecordTexts {
  const values = new Map(Object.entries(record));
  return Object.fromEntries(
    fieldsOf(table).map((field) => {
      const value: unknown = values.get(field) ?? '';
      return [field, typeof value === 'string' ? value : JSON.stringify(value, null, 2)];
    }),
  );
}

/** The kind of input that a form shows for a field. */
export type FieldKind =
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'flag' | 'number' | 'moment' | 'day' | 'line' | 'text' | 'json' };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** The longest text that fits in a single-line field, in characters. */
const LINE_LENGTH = 50;
/**
 * A field that accepts this many characters has no practical limit. The length of the current text
 * then decides whether the input has one line or several.
 */
const UNLIMITED = 20_000;

/** Returns the options of a picklist schema, even if it is optional. Null for any other schema. */
function optionsOf(schema: v.GenericSchema): readonly string[] | null {
  if ('wrapped' in schema) return optionsOf(schema.wrapped as v.GenericSchema);
  return 'options' in schema && schema.type === 'picklist' ? (schema.options as readonly string[]) : null;
}

/**
 * Chooses the kind of input for a field from its schema and, for text and dates, from its value.
 */
export function fieldKindOf(table: TableName, field: string, text: string): FieldKind {
  const schema = (recordSchemas[table].entries as Entries)[field] ?? v.unknown();
  const takes = (value: unknown): boolean => v.is(schema, value);
  const options = optionsOf(schema);
  if (options !== null) return { kind: 'choice', options: takes(null) ? ['', ...options] : options };
  if (takes(true)) return { kind: 'flag' };
  if (takes(1)) return { kind: 'number' };
  if (takes('2027-01-15') && !takes('x')) {
    if (DAY.test(text)) return { kind: 'day' };
    return { kind: text === '' || Number.isFinite(Date.parse(text)) ? 'moment' : 'line' };
  }
  if (!takes('x')) return { kind: 'json' };
  const isLong = text.length > LINE_LENGTH || text.includes('\n');
  const takesParagraphs = takes('x'.repeat(301)) && !takes('x'.repeat(UNLIMITED));
  return { kind: isLong || takesParagraphs ? 'text' : 'line' };
}

function readValue(schema: v.GenericSchema, text: string): unknown {
  if (text === '' && v.is(schema, null)) return null;
  if (text === '' && v.is(schema, undefined)) return undefined;
  if (v.is(schema, text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}

/**
 * Reads a record from text. Empty optional fields become null or absent. If a field's schema does
 * not accept the text itself, the text is parsed as JSON.
 *
 * @returns the record, or the schema's errors by field
 */
export function readRecord<Name extends TableName>(
  table: Name,
  texts: RecordTexts,
): { readonly record: RecordOf<Name> } | { readonly refused: RecordTexts } {
  const entries: Entries = recordSchemas[table].entries;
  const values = Object.fromEntries(
    Object.entries(entries).map(([field, schema]) => [field, readValue(schema, texts[field] ?? '')]),
  );
  const { success, output, issues } = v.safeParse(recordSchemas[table], values);
  if (success) return { record: output as RecordOf<Name> };
  return {
    refused: Object.fromEntries(issues.map((issue) => [`${issue.path?.[0]?.key ?? 'id'}`, issue.message])),
  };
}
