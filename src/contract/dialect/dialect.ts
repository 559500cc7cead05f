import type { OperationId } from '../endpoints.ts';
import type { AccountPart, HttpFailure } from '../failure.ts';

/** The backends that the site can talk to: the specified one, or an existing one that differs. */
export const DIALECTS = ['specification', 'express-2026'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** A refused call. A dialect may turn it into a success by setting a status below 400. */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** Reads of the user's own record, which a dialect compares with a write. */
export type OwnRead = 'students.byId' | 'organizations.byUser';

/**
 * A write in this dialect: the body to send, or null to send nothing. `refused` explains each field
 * that cannot be sent. A write that `lacks` account details is never sent.
 */
export type Sent =
  | { readonly body: object | null; readonly refused?: HttpFailure }
  | { readonly lacks: AccountPart };

/** How a backend differs from the contract. */
export interface Dialect {
  /** Returns the body of a write in this dialect. */
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
