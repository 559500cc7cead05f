import type { JsonSchema } from './read-document.ts';

/** A part of a type's name: plain words, or the name of another schema. */
export type TypeWord = { readonly text: string } | { readonly schema: string };

/** One field of an object. */
export interface Field {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

const asSchema = (value: unknown): JsonSchema =>
  typeof value === 'object' && value !== null ? (value as JsonSchema) : {};
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const text = (words: string): TypeWord => ({ text: words });

/** The name of the schema that a reference points to; null for a schema that is written out. */
export function nameOf(schema: JsonSchema): string | null {
  return typeof schema.$ref === 'string' ? (schema.$ref.split('/').at(-1) ?? null) : null;
}

/** The fields of an object, required or not, in the document's order; none for anything else. */
export function fieldsOf(schema: JsonSchema): readonly Field[] {
  const required = asList(schema.required);
  return Object.entries(asSchema(schema.properties)).map(([name, inner]) => ({
    name,
    schema: asSchema(inner),
    isRequired: required.includes(name),
  }));
}

/** A type's name: `list of Scholarship`, `Text or null`. */
export function typeOf(schema: JsonSchema): readonly TypeWord[] {
  const name = nameOf(schema);
  if (name !== null) return [{ schema: name }];
  const several = asList(schema.anyOf).map((inner) => typeOf(asSchema(inner)));
  if (several.length > 0) {
    return several.flatMap((type, index) => (index === 0 ? type : [text(' or '), ...type]));
  }
  if (schema.const !== undefined) return [text(JSON.stringify(schema.const))];
  if (Array.isArray(schema.enum)) return [text(schema.enum.join(' or '))];
  if (schema.type === 'array') return [text('list of '), ...typeOf(asSchema(schema.items))];
  if (schema.type === 'object') return objectWords(schema);
  return [text(`${String(schema.type ?? 'anything')}${limitsOf(schema)}`)];
}

function objectWords(schema: JsonSchema): readonly TypeWord[] {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return [text('object')];
  const words = fields.flatMap(({ name, schema: inner }, index) => [
    text(`${index > 0 ? ', ' : ''}${name}: `),
    ...typeOf(inner),
  ]);
  return [text('{ '), ...words, text(' }')];
}

const limits: readonly (readonly [keyword: string, words: (value: string) => string])[] = [
  ['minimum', (value) => `at least ${value}`],
  ['exclusiveMinimum', (value) => `more than ${value}`],
  ['maxLength', (value) => `at most ${value} characters`],
];

function limitsOf(schema: JsonSchema): string {
  const said = limits
    .filter(([keyword]) => schema[keyword] !== undefined)
    .map(([keyword, words]) => words(Number(schema[keyword]).toLocaleString('en-IN')));
  return said.length === 0 ? '' : `, ${said.join(', ')}`;
}
