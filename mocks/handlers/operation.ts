import type * as v from 'valibot';
import type { AnySchema, ParamsOf } from '#contract/endpoint.ts';
import type { Endpoints, OperationId } from '#contract/endpoints.ts';
import type { Actor } from '../rules/actor.ts';
import type { Tables } from '../store/table.ts';
import type { Outcome } from './reply.ts';

type ParsedBody<Id extends OperationId> = Endpoints[Id]['body'] extends AnySchema
  ? v.InferOutput<Endpoints[Id]['body']>
  : undefined;

/** The body of a successful response. Any value if the contract has no schema for it. */
type AnswerBody<Id extends OperationId> = Endpoints[Id]['answer'] extends AnySchema
  ? v.InferInput<Endpoints[Id]['answer']>
  : unknown;

/** A call that passed the checks: authenticated if required, with its body parsed. */
export interface Call<Id extends OperationId> {
  readonly params: ParamsOf<Endpoints[Id]>;
  readonly query: URLSearchParams;
  readonly body: ParsedBody<Id>;
  /**
   * The caller. Without a session, this is `anonymous`. Only public operations accept anonymous
   * callers.
   */
  readonly actor: Actor;
  readonly tables: Tables;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Creates an id: `newId('app')` returns `'app-…'`. */
  newId(prefix: string): string;
}

/** The mocked server's implementation of one operation. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<AnswerBody<Id>>>;

/** The operations of one resource. Their ids start with the resource's name. */
export type OperationsOf<Resource extends string> = {
  readonly [Id in Extract<OperationId, `${Resource}.${string}`>]: Operation<Id>;
};
