import * as v from 'valibot';
import { type RecordOf, recordSchemas, type TableName } from './records.ts';

/** A record as texts, a field each, as a form edits it. */
export type RecordTexts = Readonly<Record<string, string>>;

type Entries = Readonly<Record<string, v.GenericSchema>>;

/** The fields of a table's records, in the schema's order. */
export const fieldsOf = (table: TableName): readonly string[] => Object.keys(recordSchemas[table].entries);

/** Text stays as it is, an absent value is empty, and everything else is JSON. */
export function recordTexts(table: TableName, record: object): RecordTexts {
  const values = new Map(Object.entries(record));
  return Object.fromEntries(
    fieldsOf(table).map((field) => {
      const value: unknown = values.get(field) ?? '';
      return [field, typeof value === 'string' ? value : JSON.stringify(value, null, 2)];
    }),
  );
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
 * Reads a record out of texts: what is empty may be absent, what is no text is JSON.
 *
 * @returns the record, or what the schema refuses, by field
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
