import type { OperationId } from '../endpoints.ts';
import type { HttpFailure } from '../failure.ts';

/** How a backend speaks: as the specification has it, or as one that was there before it. */
export const DIALECTS = ['specification', 'express-2026'] as const;
export type DialectName = (typeof DIALECTS)[number];

/** An answer that refuses, or what is made of it: with a status below 400 it is no refusal after all. */
export interface Refused {
  readonly status: number;
  readonly body: unknown;
}

/** The reads whose records a write may be compared with; each takes its person's id. */
export type OwnRead = 'students.byId' | 'organizations.byUser';

/** What becomes of a write's body: it is sent, or not at all where it is null, or refused in words for its fields. */
export type Sent = { readonly body: object | null } | { readonly refused: HttpFailure };

/** What a backend needs beyond the contract, or answers otherwise. */
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
  /** A successful answer as the contract has it. */
  readonly answer: (operation: OperationId, value: unknown) => unknown;
  /** A refusal as the contract has it. */
  readonly refusal: (operation: OperationId, refused: Refused) => Refused;
}

export type LoadDialect = () => Promise<Dialect>;

/** Where a dialect comes from; none for the specification's, which needs no translation. */
export const dialects: Readonly<Record<DialectName, LoadDialect | undefined>> = {
  specification: undefined,
  'express-2026': async () => (await import('./express-2026.ts')).express2026,
};
