import { describe, expect, it } from 'vitest';
import { endpoints, operationIds } from '#contract/endpoints.ts';
import openapi from '../../docs/openapi.json';
import { readDocument } from './read-document.ts';
import { fieldsOf, typeOf } from './schema-words.ts';

const reference = readDocument(openapi);

/** A type as plain words. */
const wordsOf = (schema: object): string =>
  typeOf({ ...schema })
    .map((word) => ('text' in word ? word.text : word.schema))
    .join('');
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('the reference', () => {
  it('[WIRE-01] the reference shows each operation of the table once, with its access', () => {
    const shown = reference.resources.flatMap(({ operations }) => operations);
    expect(shown.map(({ id }) => id).toSorted()).toEqual([...operationIds].toSorted());
    for (const id of operationIds) {
      const { method, access } = endpoints[id];
      expect(shown.find((operation) => operation.id === id)).toMatchObject({ method, access });
    }
  });

  it('the reference has every schema that an operation or another schema names', () => {
    const names = [...JSON.stringify(openapi).matchAll(/#\/components\/schemas\/(\w+)/g)].map(
      ([, name]) => name,
    );
    const explained = new Set(reference.schemas.map(({ name }) => name));
    expect(names.filter((name) => !explained.has(name ?? ''))).toEqual([]);
    for (const { name, description } of reference.schemas) expect(description, name).not.toBe('');
  });

  it('the reference refuses any other document', () => {
    expect(() => readDocument({ openapi: '3.1.1' })).toThrow();
  });
});

describe('a type', () => {
  it.each([
    [ref('Id'), 'Id'],
    [{ anyOf: [ref('Text'), { type: 'null' }] }, 'Text or null'],
    [{ type: 'array', items: ref('Scholarship') }, 'list of Scholarship'],
    [{ type: 'string', enum: ['STUDENT', 'DONOR'] }, 'STUDENT or DONOR'],
    [{ const: false }, 'false'],
    [{ type: 'number', minimum: 1 }, 'number, at least 1'],
    [{ type: 'string', maxLength: 20_000 }, 'string, at most 20,000 characters'],
    [{ type: 'object', properties: { id: ref('Id'), name: { type: 'string' } } }, '{ id: Id, name: string }'],
    [{}, 'anything'],
  ])('%j is called %s', (schema, words) => {
    expect(wordsOf(schema)).toBe(words);
  });

  it('a type names its required fields', () => {
    const schema = { type: 'object', properties: { id: ref('Id'), note: ref('Text') }, required: ['id'] };
    expect(fieldsOf(schema).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ['id', true],
      ['note', false],
    ]);
  });
});
