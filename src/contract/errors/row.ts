import type { OperationId } from '../endpoints.ts';

/** What an account may lack. */
export type AccountPart = 'name' | 'email';

/** What brings a row of the catalogue about. The mock forces each kind in its own way. */
export type Trigger =
  /** The server answers an operation with this status and body. */
  | {
      readonly kind: 'answer';
      readonly operation: OperationId;
      readonly status: number;
      readonly body: unknown;
    }
  /** The line is dead for an operation. */
  | { readonly kind: 'network'; readonly operation: OperationId }
  /** An operation is never answered. */
  | { readonly kind: 'hang'; readonly operation: OperationId }
  /** A person leaves a form in a state that it refuses. */
  | { readonly kind: 'input'; readonly form: string; readonly field: string }
  /** The screen is opened in a way that lacks something. */
  | { readonly kind: 'visit'; readonly to: string }
  /** A configured value is missing or malformed. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The hosted storage misses its bucket, refuses an upload, names no file, or cannot be reached. */
  | { readonly kind: 'storage'; readonly failure: 'bucket-missing' | 'refused' | 'nothing' | 'network' }
  /** The e-mail service refuses a message, cannot be reached, or never answers. */
  | { readonly kind: 'email'; readonly failure: 'refused' | 'network' | 'hang' }
  /** What a browser keeps under this key cannot be read. */
  | { readonly kind: 'device'; readonly key: string }
  /** The account lacks a name, or an address. */
  | { readonly kind: 'account'; readonly lacks: AccountPart }
  /** The code of a screen breaks while it draws this element, by its name in HTML. */
  | { readonly kind: 'drawing'; readonly element: string }
  /** A script of a hosted service cannot be loaded. */
  | { readonly kind: 'script'; readonly service: string };

/** The slices that own screens. */
export type Slice =
  | 'auth'
  | 'scholarship'
  | 'application'
  | 'student'
  | 'organization'
  | 'crowdfunding'
  | 'donation'
  | 'contact';

/** One row of the specifications' error catalogues. */
export interface CatalogueRow {
  readonly slice: Slice;
  /** The screen where it shows, as a route of this site. */
  readonly screen: string;
  /** What happened, in a few words, for lists of these rows. */
  readonly situation: string;
  /**
   * The exact text on the screen. `{name}` stands for a value; `null` means that the specification
   * wants it on the console only.
   */
  readonly text: string | null;
  /** What the person can do next. */
  readonly way: string;
  /** How it comes about; the first is the one that a permalink forces. */
  readonly triggers: readonly [Trigger, ...Trigger[]];
  /** The rows of the ledger that it belongs to. */
  readonly ledger: readonly string[];
}

/** Checks a slice's rows without widening them. */
export const rows = <const Rows extends Record<string, CatalogueRow>>(table: Rows): Rows => table;
