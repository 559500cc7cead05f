import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { root } from '../npm-run.ts';
import { buildDocument } from './build-document.ts';

interface Content {
  readonly 'application/json': {
    readonly schema: object;
    readonly example?: unknown;
    readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
  };
}
interface Operation {
  readonly operationId: OperationId;
  readonly description?: string;
  readonly security: readonly object[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly schema: object;
    readonly example: unknown;
  }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content?: Content; readonly links?: Links }>
  >;
}
type Links = Readonly<
  Record<string, { readonly operationId: string; readonly parameters: Readonly<Record<string, string>> }>
>;
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let document: Document;
let operations: readonly (readonly [path: string, method: string, operation: Operation])[];

beforeAll(async () => {
  document = (await buildDocument()) as unknown as Document;
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [path, method, operation] as const),
  );
}, 30_000);

const examplesIn = ({ 'application/json': { schema, example, examples = {} } }: Content) => [
  { schema, example },
  ...Object.values(examples).map(({ value }) => ({ schema, example: value })),
];

const plain = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

describe('[CHECK-02] the OpenAPI document', { timeout: 30_000 }, () => {
  it('[WIRE-01] the OpenAPI document lists exactly the operations in the endpoint table', () => {
    const found = operations.map(
      ([path, method, { operationId }]) => `${operationId} ${method} ${plain(path)}`,
    );
    const wanted = operationIds.map(
      (id) => `${id} ${endpoints[id].method.toLowerCase()} /${plain(endpoints[id].path)}`,
    );
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('the OpenAPI document is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...structuredClone(document) })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('no two paths in the OpenAPI document differ only in the names of their parameters', () => {
    const paths = Object.keys(document.paths).map(plain);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('each operation in the OpenAPI document describes the parameters in its path', () => {
    for (const [path, , { parameters = [] }] of operations) {
      expect(parameters.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
    }
  });

  it('each operation in the OpenAPI document states whether it requires a session, and lists its responses and refusals', () => {
    for (const [, , { operationId, security, responses }] of operations) {
      expect(security).toHaveLength(endpoints[operationId].access === 'session' ? 1 : 0);
      for (const { status, when } of endpointRefusals[operationId]) {
        expect(responses[status]?.description).toContain(when);
      }
      for (const status of endpoints[operationId].success) expect(responses).toHaveProperty(String(status));
    }
  });

  it('the examples in the OpenAPI document include every refusal text that a call can get from the mock’s rules', () => {
    const shown = operations.flatMap(([, , { responses }]) =>
      Object.values(responses).flatMap(({ content }) =>
        content ? examplesIn(content).map(({ example }) => JSON.stringify(example ?? '')) : [],
      ),
    );
    const rules = join(root, 'mocks/rules');
    const sources = readdirSync(rules).filter((name) => !name.includes('.test.'));
    const texts = sources.flatMap((name) => {
      const code = readFileSync(join(rules, name), 'utf8').replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*$/gm, '');
      return [...code.matchAll(/'([A-Z][^'\n]* [^'\n]*)'|"([A-Z][^"\n]* [^"\n]*)"/g)].map(
        ([, single, double]) => single ?? double ?? '',
      );
    });
    expect(texts.length).toBeGreaterThan(40);
    // The schema refuses a blank date, so no call reaches the rule that has this text.
    const unreachable = ['Date of Birth is required'];
    expect(texts.filter((text) => !shown.some((example) => example.includes(text)))).toEqual(unreachable);
  });

  it('links in the OpenAPI document point to existing operations, and set all parameters of the operation and no others', () => {
    const byId = new Map(
      operations.map(([path, , operation]) => [String(operation.operationId), { path, operation }]),
    );
    const links = operations.flatMap(([, , { responses }]) =>
      Object.values(responses).flatMap((answer) => Object.values(answer.links ?? {})),
    );
    expect(links.length).toBeGreaterThan(15);
    for (const { operationId, parameters } of links) {
      const target = byId.get(operationId);
      const wanted = target?.operation.parameters?.map(({ name }) => name) ?? [];
      expect([operationId, Object.keys(parameters)]).toEqual([operationId, wanted]);
    }
  });

  it('every operation in the OpenAPI document has examples of its request and response bodies', () => {
    for (const [, , { operationId, requestBody, responses }] of operations) {
      if (requestBody) expect(requestBody.content['application/json']).toHaveProperty('example');
      if (endpoints[operationId].answer === null) continue;
      const shown = endpoints[operationId].success.filter(
        (status) => responses[status]?.content?.['application/json'].example !== undefined,
      );
      expect(shown, operationId).not.toHaveLength(0);
    }
  });

  it('the examples in the OpenAPI document match their schemas', () => {
    const ajv = new Ajv2020({ strict: false });
    ajv.addSchema(document, 'openapi');
    const resolved = (schema: object): object =>
      JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"openapi#/components'));
    let seen = 0;
    for (const [, , { operationId, parameters = [], requestBody, responses }] of operations) {
      const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
      const shown = [
        ...parameters,
        ...contents.flatMap((content) => (content ? examplesIn(content) : [])),
      ].filter(({ example }) => example !== undefined);
      for (const { schema, example } of shown) {
        const fits = ajv.validate(resolved(schema), example);
        expect({ operationId, fits, errors: ajv.errors }).toMatchObject({ fits: true });
        seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(operationIds.length * 3);
  });

  it('the OpenAPI document says that a verified payment adds one donation and raises the campaign’s amount once', () => {
    const [, , verify] =
      operations.find(([, , { operationId }]) => operationId === 'transactions.verifyPayment') ?? [];
    expect(verify?.description).toMatch(/adds one donation to its campaign and raises .*`raisedAmount` once/);
  });

  it('the OpenAPI document does not depend on the machine’s time zone', async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
    try {
      expect(await buildDocument()).toEqual(document);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });
});
