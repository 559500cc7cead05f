import type { OperationId } from '#contract/endpoints.ts';
import { sharing } from '../sharing.ts';

/** What an account may lack. */
export type AccountPart = 'name' | 'email';

/** The storage's message when it refuses an upload. */
export const STORAGE_REFUSAL = 'The storage service is being moved. It will be back in a few minutes.';

/** What produces an error. The mock forces each kind in its own manner. */
export type Trigger =
  /** The server answers an operation with this status and body. */
  | {
      readonly kind: 'answer';
      readonly operation: OperationId;
      readonly status: number;
      readonly body: unknown;
    }
  /** The network fails during an operation. */
  | { readonly kind: 'network'; readonly operation: OperationId }
  /** An operation is never answered. */
  | { readonly kind: 'hang'; readonly operation: OperationId }
  /** A person leaves a form in a state that it refuses. */
  | { readonly kind: 'input'; readonly form: string; readonly field: string }
  /** A screen is opened without something that it needs. */
  | { readonly kind: 'visit'; readonly to: string }
  /** A configured value is missing or malformed. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /** The hosted storage has no such bucket, refuses an upload, names no file, or cannot be reached. */
  | { readonly kind: 'storage'; readonly failure: 'bucket-missing' | 'refused' | 'nothing' | 'network' }
  /** The payment provider takes money and gives no proof of it. */
  | { readonly kind: 'payment'; readonly failure: 'no-proof' }
  /** Another tab of this browser does work under this lock. */
  | { readonly kind: 'tab'; readonly lock: string }
  /** The email service refuses a message, cannot be reached, or never answers. */
  | { readonly kind: 'email'; readonly failure: 'refused' | 'network' | 'hang' }
  /** The stored value of this key cannot be read. */
  | { readonly kind: 'device'; readonly key: string }
  /** The account lacks a name, or an address; where it `isClosed`, it also takes none. */
  | { readonly kind: 'account'; readonly lacks: AccountPart; readonly isClosed?: true }
  /** A screen's code fails while it draws this HTML element. */
  | { readonly kind: 'drawing'; readonly element: string }
  /** A script of a hosted service cannot be loaded. */
  | { readonly kind: 'script'; readonly service: string };

type TriggerOf<Kind extends Trigger['kind']> = Extract<Trigger, { readonly kind: Kind }>;

export const answer = (operation: OperationId, status: number, body: unknown): Trigger => ({
  kind: 'answer',
  operation,
  status,
  body,
});
export const network = (operation: OperationId): Trigger => ({ kind: 'network', operation });
export const hang = (operation: OperationId): Trigger => ({ kind: 'hang', operation });
/** Every way for a call to fail: the server breaks, the network does, no answer comes, or a success that makes no sense. */
export const everyFailure = (
  operation: OperationId,
  success: 200 | 201,
  nonsense: string,
): readonly [Trigger, ...Trigger[]] => [
  answer(operation, 500, ''),
  network(operation),
  hang(operation),
  answer(operation, success, nonsense),
];
export const storage = (failure: TriggerOf<'storage'>['failure']): Trigger => ({ kind: 'storage', failure });
export const email = (failure: TriggerOf<'email'>['failure']): Trigger => ({ kind: 'email', failure });

/** When an error shows, the next step, and its triggers. Its text is the contract's. */
export interface ErrorEntryDetails {
  /** The screen where it shows, as a route of this site. */
  readonly screen: string;
  /** What happened, in a few words, for lists of entries. */
  readonly when: string;
  /** The person's next step. */
  readonly nextStep: string;
  /** Its triggers; a link forces the first. */
  readonly triggers: readonly [Trigger, ...Trigger[]];
  /** Ids of docs/requirements.md. */
  readonly requirements: readonly string[];
}

/** What a tester looks for if the specification asks for no error text, and what proves it. */
export type LookFor = { readonly hint: string } & (
  | {
      /** A text on the screen. */
      readonly text: string;
    }
  | {
      /** Where the visitor arrives: a path of this site. */
      readonly address: string;
    }
  | {
      /** A call that the scenario makes fail. */
      readonly call: OperationId;
    }
);

/** An error without a text. */
export interface SilentEntryDetails extends ErrorEntryDetails {
  readonly lookFor: LookFor;
}

/** Entries of one screen. */
export const on = sharing<ErrorEntryDetails>();

type EntriesOf<Texts> = {
  readonly [Id in keyof Texts]: Texts[Id] extends null ? SilentEntryDetails : ErrorEntryDetails;
};

/**
 * Checks the entries of a slice against its texts. An id without an entry does not compile, and neither does an error
 * without a text that does not say what to look for instead.
 */
export const defineEntries =
  <Texts>() =>
  (entries: EntriesOf<Texts>): EntriesOf<Texts> =>
    entries;
