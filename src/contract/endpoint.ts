import type * as v from 'valibot';
import { wellFormed } from './well-formed.ts';

/**
 * A call times out after this many milliseconds without data, before or during the response
 * (WIRE-04).
 */
export const CALL_TIMEOUT_MS = 10_000;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

// biome-ignore lint/suspicious/noExplicitAny: a table holds schemas of every type
export type AnySchema = v.GenericSchema<any, any>;

/** The names between braces in a path: `PathParam<'a/{id}/b'>` is `'id'`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** Describes one operation of the REST contract. */
export interface Endpoint<
  Path extends string = string,
  Body extends AnySchema | null = AnySchema | null,
  Answer extends AnySchema | null = AnySchema | null,
  Access extends 'public' | 'session' = 'public' | 'session',
> {
  readonly method: Method;
  /** Relative to the configured base URL, with parameters in braces: `scholarships/{id}`. */
  readonly path: Path;
  readonly access: Access;
  readonly body: Body;
  /** The schema of the response body. Null if the body is ignored. */
  readonly answer: Answer;
  readonly success: readonly number[];
}

// biome-ignore lint/suspicious/noExplicitAny: any endpoint, whatever its schemas
export type AnyEndpoint = Endpoint<any, any, any, any>;

export type ParamsOf<E extends AnyEndpoint> = Record<PathParam<E['path']>, string>;
export type BodyOf<E extends AnyEndpoint> = E['body'] extends AnySchema ? v.InferInput<E['body']> : undefined;
export type AnswerOf<E extends AnyEndpoint> = E['answer'] extends AnySchema
  ? v.InferOutput<E['answer']>
  : undefined;

/** Returns a function that defines the endpoints of one HTTP method. */
export function operation<const Access extends 'public' | 'session'>(
  method: Method,
  access: Access,
  success: readonly number[],
) {
  return <const Path extends string, Body extends AnySchema | null, Answer extends AnySchema | null>(
    path: Path,
    body: Body,
    answer: Answer,
  ): Endpoint<Path, Body, Answer, Access> => ({ method, path, access, body, answer, success });
}

/**
 * Inserts percent-encoded parameters into a path. An id that contains a slash stays one segment.
 *
 * @throws RangeError if a parameter is missing, empty, or a dot segment that a browser would
 * resolve
 */
export function fillPath<Path extends string>(path: Path, params: Record<PathParam<Path>, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (params as Record<string, string | undefined>)[name];
    if (!value || value === '.' || value === '..') {
      throw new RangeError(`The path ${path} needs a valid value for {${name}}`);
    }
    return encodeURIComponent(wellFormed(value));
  });
}
