import type { OperationId } from '../endpoints.ts';
import type { AccountPart, HttpFailure } from '../failure.ts';

/** The backends that the site can talk to: the specified one, or an existing one that differs. */
export const DIALECTS = ['specification', 'express-2026'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** A refusal. A dialect may turn it into a success by a status below 400. */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** The reads of the user's own record, with which a dialect compares a write. */
export type OwnRead = 'students.byId' | 'organizations.byUser';

/**
 * A write in this dialect: the body to send, or null to send nothing. `refused` has a text for each field that cannot be
 * sent. A write that `lacks` something is never sent.
 */
export type Sent =
  | { readonly body: object | null; readonly refused?: HttpFailure }
  | { readonly lacks: AccountPart };

/** Where a backend differs from the contract. */
export interface Dialect {
  /** Returns the body of a write in this dialect. */
  readonly bodyFor: (
    operation: OperationId,
    body: object,
    read: (operation: OwnRead) => Promise<object | null>,
  ) => Promise<Sent>;
  /** Turns a successful answer into the contract's shape. */
  readonly answer: (operation: OperationId, value: unknown) => unknown;
  /** Turns a refusal into the contract's shape. */
  readonly refusal: (operation: OperationId, refused: Refused) => Refused;
}
