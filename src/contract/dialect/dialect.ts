import type { OperationId } from '../endpoints.ts';
import type { AccountPart, HttpFailure } from '../failure.ts';

/**
 * The backends that the site can use: one that follows the specifications, or an existing one that
 * differs from them.
 */
export const DIALECTS = ['specification', 'express-2026'] as const;
export type DialectName = (typeof DIALECTS)[number];

/**
 * A call that the backend refused. A dialect may turn it into a success by returning a status below
 * 400.
 */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** Operations that read the user's own record. A dialect compares a write with that record. */
export type OwnRead = 'students.byId' | 'organizations.byUser';

/**
 * A write after its conversion to a dialect. If `body` is null, the client sends nothing. `refused`
 * says why each refused field cannot be sent. `lacks` names a missing detail of the user's account,
 * without which the client sends nothing.
 */
export type Sent =
  | { readonly body: object | null; readonly refused?: HttpFailure }
  | { readonly lacks: AccountPart };

/** Translates between the contract and a backend that differs from it. */
export interface Dialect {
  /** Converts the body of a write to this dialect. */
  readonly bodyFor: (
    operation: OperationId,
    body: object,
    read: (operation: OwnRead) => Promise<object | null>,
  ) => Promise<Sent>;
  /** Converts a successful response to the contract's shape. */
  readonly answer: (operation: OperationId, value: unknown) => unknown;
  /** Converts a refusal to the contract's shape. */
  readonly refusal: (operation: OperationId, refused: Refused) => Refused;
}
