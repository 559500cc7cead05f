import type * as v from 'valibot';
import type { AnySchema, ParamsOf } from '#contract/endpoint.ts';
import type { Endpoints, OperationId } from '#contract/endpoints.ts';
import type { Actor } from '../rules/actor.ts';
import type { Tables } from '../store/table.ts';
import type { Outcome } from './reply.ts';

type ParsedBody<Id extends OperationId> = Endpoints[Id]['body'] extends AnySchema
  ? v.InferOutput<Endpoints[Id]['body']>
  : undefined;

/** An operation's answer: of the contract's type, or anything if the contract reads none. */
type AnswerBody<Id extends OperationId> = Endpoints[Id]['answer'] extends AnySchema
  ? v.InferInput<Endpoints[Id]['answer']>
  : unknown;

/** A call that has come through: authenticated where that is needed, its body parsed. */
export interface Call<Id extends OperationId> {
  readonly params: ParamsOf<Endpoints[Id]>;
  readonly query: URLSearchParams;
  readonly body: ParsedBody<Id>;
  /** Who calls; `anonymous` without a session, which only public operations ever see. */
  readonly actor: Actor;
  readonly tables: Tables;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** A new id: `newId('app')` is `'app-…'`. */
  newId(prefix: string): string;
}

/** The mocked server's work for one operation of the contract. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Promise<Outcome<AnswerBody<Id>>>;

/** The operations of one resource: those whose names begin with it. */
export type OperationsOf<Resource extends string> = {
  readonly [Id in Extract<OperationId, `${Resource}.${string}`>]: Operation<Id>;
};
