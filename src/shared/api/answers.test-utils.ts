import * as v from 'valibot';
import type { AnySchema } from '#contract/endpoint.ts';

/** The properties of a valibot schema that `goodAnswer` reads. */
interface SchemaParts {
  readonly type: string;
  readonly wrapped?: AnySchema;
  readonly item?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly entries?: Readonly<Record<string, AnySchema>>;
}
export const partsOf = (schema: AnySchema): SchemaParts => schema as unknown as SchemaParts;
const plainValues = ['2027-01-01T00:00:00Z', 1, true];

/** Builds a valid response with every field of the schema. */
export function goodAnswer(schema: AnySchema): unknown {
  const { wrapped, item, options, entries } = partsOf(schema);
  if (wrapped) return goodAnswer(wrapped);
  if (item) return [goodAnswer(item)];
  if (options?.[0]) return goodAnswer(options[0]);
  if (entries) {
    return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, goodAnswer(entry)]));
  }
  const found = plainValues.find((value) => v.is(schema, value));
  if (found === undefined) throw new Error(`No plain value fits a schema of the type ${schema.type}`);
  return found;
}

export const ANOTHER_TYPE = { of: ['another', 'type'] };
/** Values of the right type that are too extreme to show on a screen. */
export const extremes = [
  ...['9999-12-31', '0000-01-01T00:00:00Z', 1e308, -100],
  ...['one\r\nURL:https://elsewhere.example', 'x'.repeat(20_001)],
];

/**
 * Returns broken copies of a valid response. Each copy has one broken value, and comes with that
 * value's path. In a list, a valid entry follows the broken entry.
 */
export function brokenAnswers(
  good: unknown,
  wrong: unknown = ANOTHER_TYPE,
  path = '',
): (readonly [path: string, answer: unknown])[] {
  if (Array.isArray(good)) {
    const [first] = good as readonly unknown[];
    return [
      [`${path}: no list`, { length: 1, 0: first }],
      ...brokenAnswers(first, wrong, `${path}[0]`).map(
        ([where, broken]) => [where, [broken, first]] as const,
      ),
    ];
  }
  if (typeof good === 'object' && good !== null) {
    return [
      [`${path}: text`, '[object Object]'],
      ...Object.entries(good).flatMap(([name, value]) =>
        brokenAnswers(value, wrong, `${path}.${name}`).map(
          ([where, broken]) => [where, { ...good, [name]: broken }] as const,
        ),
      ),
    ];
  }
  return [[path, wrong]];
}
