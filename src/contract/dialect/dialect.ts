import type { OperationId } from '../endpoints.ts';
import type { HttpFailure } from '../failure.ts';

/** How a backend speaks: as the specification says, or as one existing backend does. */
export const DIALECTS = ['specification', 'express-2026'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** A refusal, or what a dialect makes of it: a status below 400 turns it into a success. */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** The reads of a person's own record, with which a write may be compared. */
export type OwnRead = 'students.byId' | 'organizations.byUser';

/** What becomes of a write: the body to send, null to send nothing, or a refusal with a text for each field. */
export type Sent = { readonly body: object | null } | { readonly refused: HttpFailure };

/** Where a backend differs from the contract. */
export interface Dialect {
  /**
   * The body of a write as this backend takes it.
   *
   * @param read reads the record of the person who writes; null where there is none
   */
  readonly bodyFor: (
    operation: OperationId,
    body: object,
    read: (operation: OwnRead) => Promise<object | null>,
  ) => Promise<Sent>;
  /** Turns a successful answer into the contract's. */
  readonly answer: (operation: OperationId, value: unknown) => unknown;
  /** Turns a refusal into the contract's. */
  readonly refusal: (operation: OperationId, refused: Refused) => Refused;
}
