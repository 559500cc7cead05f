import type { AnyEndpoint, AnySchema, PathParam } from '#contract/endpoint.ts';
import { endpointRefusals } from '#contract/endpoint-refusals.ts';
import { endpointDescriptions, endpointSummaries } from '#contract/endpoint-summaries.ts';
import { endpoints, type OperationId, operationIds } from '#contract/endpoints.ts';
import { contractRefusals } from '#contract/refusal-shapes.ts';
import { collectExamples, type OperationExamples } from './examples.ts';
import { linksFrom } from './links.ts';
import { type JsonSchema, namedSchemas, refTo, schemaOf } from './named-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

/** The part of an operation's id before the dot. */
type ResourceOf<Id extends string> = Id extends `${infer Name}.${string}` ? Name : never;

/** The document's tags: the contract's resources, each with a description. */
export const resources: Readonly<Record<ResourceOf<OperationId>, string>> = {
  users: 'Users and their roles.',
  scholarships: 'Scholarships that organizations offer. Everyone can read them.',
  applications: 'Applications that students send, and their status.',
  students: 'Students’ own profiles.',
  organizations: 'The profiles of organizations, and whether they are verified.',
  fundraisers: 'Campaigns that donors can support.',
  transactions: 'Payments: orders and proofs of payment.',
};

export const parameterDescriptions: Readonly<
  Record<PathParam<(typeof endpoints)[OperationId]['path']>, string>
> = {
  id: 'The record’s id.',
  userId: 'The user’s id.',
  studentId: 'The student’s user id.',
};

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const successes: Readonly<Record<number, string>> = {
  200: 'Done.',
  201: 'Created.',
  204: 'Done. The response has no body.',
};

/**
 * Builds the OpenAPI 3.1 document from the endpoint table and the mock's seed data. The output is
 * identical on every machine.
 */
export async function buildDocument(): Promise<Json> {
  const examples = await collectExamples();
  return {
    openapi: '3.1.1',
    info: {
      title: 'EduEmpower REST API',
      version: '1.0.0',
      description:
        'Generated from `src/contract` by `npm run generate`. The examples come from the mock’s seed data, ' +
        'with lists shortened to two entries. The site ignores fields that are not named here, cancels a call ' +
        'after 10 seconds, and retries reads after a failed connection or a 5xx, but never writes.',
    },
    servers: [{ url: '/api', description: 'One base URL for all paths: `VITE_API_BASE_URL` of the site.' }],
    tags: Object.entries(resources).map(([name, description]) => ({ name, description })),
    paths: paths(examples),
    components: {
      securitySchemes: {
        session: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'The authentication service’s session token, or the user’s id if the site is built with ' +
            '`VITE_API_BEARER=user-id`.',
        },
      },
      schemas: sorted({ ...namedSchemas(), AnyRefusal: anyRefusal() }),
    },
  };
}

/** Returns every path in alphabetical order, each with its methods in the order of `METHODS`. */
function paths(examples: ReadonlyMap<OperationId, OperationExamples>): Json {
  const all: Record<string, Record<string, Json>> = {};
  for (const method of METHODS) {
    for (const id of operationIds.filter((operation) => endpoints[operation].method === method)) {
      const path = templateOf(id);
      all[path] = { ...all[path], [method.toLowerCase()]: operation(id, examples.get(id)) };
    }
  }
  return sorted(all);
}

function operation(id: OperationId, examples: OperationExamples | undefined): Json {
  const endpoint: AnyEndpoint = endpoints[id];
  const description = endpointDescriptions[id];
  const wanted = namesIn(templateOf(id));
  const parameters = namesIn(endpoint.path).map((name, index) => ({
    name: wanted[index],
    in: 'path',
    description: parameterDescriptions[name as keyof typeof parameterDescriptions],
    required: true,
    schema: refTo('Id'),
    ...withExample(examples?.params[name]),
  }));
  return {
    operationId: id,
    tags: [resourceOf(id)],
    summary: endpointSummaries[id],
    ...(description !== undefined && { description }),
    security: endpoint.access === 'session' ? [{ session: [] }] : [],
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body !== null && {
      requestBody: {
        required: true,
        content: jsonContent(schemaOf(endpoint.body as AnySchema), examples?.body),
      },
    }),
    responses: responses(id, endpoint, examples),
  };
}

/** Returns the parameter names in a path. */
export const namesIn = (path: string): string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/**
 * Returns an operation's path in the document. OpenAPI treats paths that differ only in their
 * parameter names as the same path, so the parameters of such paths are renamed to `id`.
 */
function templateOf(id: OperationId): string {
  const { path } = endpoints[id];
  const twins = operationIds.filter((other) => shapeOf(endpoints[other].path) === shapeOf(path));
  const isAgreed = twins.every((other) => endpoints[other].path === path);
  return `/${isAgreed ? path : path.replaceAll(/\{\w+\}/g, '{id}')}`;
}

export function resourceOf(id: OperationId): string {
  return id.slice(0, id.indexOf('.'));
}

function responses(id: OperationId, endpoint: AnyEndpoint, examples: OperationExamples | undefined): Json {
  const answers: Record<string, Json> = {};
  for (const status of endpoint.success) {
    answers[status] = {
      description: successes[status] ?? 'Done.',
      ...(endpoint.answer !== null &&
        status !== 204 && {
          content: jsonContent(schemaOf(endpoint.answer as AnySchema), examples?.answers.get(status)?.[0]),
        }),
      ...linksFrom(id),
    };
  }
  for (const { status, when } of endpointRefusals[id]) {
    const earlier = answers[status]?.description;
    answers[status] = {
      description: earlier === undefined ? when : `${earlier} ${when}`,
      content: {
        'application/json': {
          schema: refTo('AnyRefusal'),
          ...withExamples(examples?.answers.get(status) ?? []),
        },
      },
    };
  }
  return answers;
}

function anyRefusal(): JsonSchema {
  return {
    description:
      'A refusal: one message, or a message for each field. The site also accepts an HTML page or an empty body.',
    anyOf: Object.keys(contractRefusals).map(refTo),
  };
}

function jsonContent(schema: JsonSchema, example: unknown): Json {
  return { 'application/json': { schema, ...withExample(example) } };
}

/** Returns examples of refusals, each named after its text. */
function withExamples(bodies: readonly unknown[]): Json {
  if (bodies.length === 0) return {};
  const examples: Record<string, Json> = {};
  for (const value of bodies) {
    const name = nameFor(value);
    const number = Object.keys(examples).filter((known) => known.startsWith(name)).length + 1;
    examples[number === 1 ? name : `${name}-${number}`] = { value };
  }
  return { examples };
}

function nameFor(refusal: unknown): string {
  const { error, errors = {} } = refusal as {
    readonly error?: string;
    readonly errors?: Readonly<Record<string, string>>;
  };
  const [[field = '', text = ''] = [], ...others] = Object.entries(errors);
  const words = error ?? (others.length === 0 ? `${field}: ${text}` : 'several fields');
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

const withExample = (example: unknown): Json => (example === undefined ? {} : { example });

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
