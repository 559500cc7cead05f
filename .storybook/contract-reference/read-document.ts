import * as v from 'valibot';
import type { Method } from '#contract/endpoint.ts';

/** A JSON Schema as the OpenAPI document carries it. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A request or an answer, with an example if there is one. */
export interface Content {
  readonly schema: JsonSchema;
  /** Undefined where there is none. */
  readonly example?: unknown;
}

/** One answer of an operation. */
export interface Answer {
  readonly status: string;
  readonly description: string;
  /** Null where the body is empty, or not read. */
  readonly content: Content | null;
}

export interface Operation {
  readonly id: string;
  readonly method: Method;
  readonly path: string;
  readonly summary: string;
  readonly access: 'public' | 'session';
  readonly parameters: readonly {
    readonly name: string;
    readonly description: string;
    readonly example: string;
  }[];
  readonly body: Content | null;
  readonly answers: readonly Answer[];
}

export interface Resource {
  readonly name: string;
  readonly description: string;
  readonly operations: readonly Operation[];
}

/** A schema that others refer to by its name. */
export interface NamedSchema {
  readonly name: string;
  readonly description: string;
  readonly schema: JsonSchema;
}

/** The OpenAPI document as a page shows it. */
export interface Reference {
  readonly description: string;
  readonly resources: readonly Resource[];
  readonly schemas: readonly NamedSchema[];
}

const schemaSchema = v.record(v.string(), v.unknown());
const contentSchema = v.object({
  'application/json': v.object({
    schema: schemaSchema,
    example: v.optional(v.unknown()),
    examples: v.optional(v.record(v.string(), v.object({ value: v.unknown() })), {}),
  }),
});
const operationSchema = v.object({
  operationId: v.string(),
  summary: v.string(),
  tags: v.tuple([v.string()]),
  security: v.array(v.unknown()),
  parameters: v.optional(
    v.array(v.object({ name: v.string(), description: v.string(), example: v.optional(v.string(), '') })),
    [],
  ),
  requestBody: v.optional(v.object({ content: contentSchema })),
  responses: v.record(v.string(), v.object({ description: v.string(), content: v.optional(contentSchema) })),
});
const documentSchema = v.object({
  info: v.object({ description: v.string() }),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(
    v.string(),
    v.record(v.picklist(['get', 'post', 'put', 'patch', 'delete']), operationSchema),
  ),
  components: v.object({ schemas: v.record(v.string(), schemaSchema) }),
});

/**
 * Reads what `npm run generate` has written.
 * @throws ValiError when it is something else
 */
export function readDocument(json: unknown): Reference {
  const { info, tags, paths, components } = v.parse(documentSchema, json);
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    description: info.description,
    resources: tags.map(({ name, description }) => ({
      name,
      description,
      operations: all
        .filter(({ operation }) => operation.tags[0] === name)
        .map(({ path, method, operation }) => ({
          id: operation.operationId,
          method: method.toUpperCase() as Method,
          path,
          summary: operation.summary,
          access: operation.security.length > 0 ? 'session' : 'public',
          parameters: operation.parameters,
          body: contentOf(operation.requestBody?.content),
          answers: Object.entries(operation.responses).map(([status, answer]) => ({
            status,
            description: answer.description,
            content: contentOf(answer.content),
          })),
        })),
    })),
    schemas: Object.entries(components.schemas).map(([name, { description, ...schema }]) => ({
      name,
      description: typeof description === 'string' ? description : '',
      schema,
    })),
  };
}

function contentOf(content: v.InferOutput<typeof contentSchema> | undefined): Content | null {
  if (!content) return null;
  const { schema, example, examples } = content['application/json'];
  // A refusal has an example for each of its texts: the first shows their form.
  return { schema, example: example ?? Object.values(examples)[0]?.value };
}
