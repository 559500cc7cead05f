import type { Refusal } from '../rules/refusal.ts';

/** A successful result of an operation. */
export interface Reply<Body> {
  readonly status: 200 | 201 | 204;
  readonly body: Body;
}

export type Outcome<Body> = Reply<Body> | Refusal;

export const ok = <Body>(body: Body): Reply<Body> => ({ status: 200, body });
export const created = <Body>(body: Body): Reply<Body> => ({ status: 201, body });
export const noContent: Reply<undefined> = { status: 204, body: undefined };
