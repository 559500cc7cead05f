import type { OperationId } from '#contract/endpoints.ts';
import { sharing } from '../sharing.ts';

/** A detail that an account may lack. */
export type AccountPart = 'name' | 'email';

/** The storage service's message when it refuses an upload. */
export const STORAGE_REFUSAL = 'The storage service is being moved. It will be back in a few minutes.';

/**
 * An event that produces an error. Users cause visits and inputs. The mock forces all other events.
 */
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
  /** The server never responds to an operation. */
  | { readonly kind: 'hang'; readonly operation: OperationId }
  /** A user enters an invalid value in a form field. */
  | { readonly kind: 'input'; readonly form: string; readonly field: string }
  /** A user opens a screen, but something that the screen needs is missing. */
  | { readonly kind: 'visit'; readonly to: string }
  /** A configured value is missing or malformed. */
  | { readonly kind: 'configuration'; readonly variable: string }
  /**
   * The hosted storage lacks the bucket, refuses an upload, returns no URL, or is unreachable.
   */
  | { readonly kind: 'storage'; readonly failure: 'bucket-missing' | 'refused' | 'nothing' | 'network' }
  /** The payment provider has taken the money but sends no proof of payment. */
  | { readonly kind: 'payment'; readonly failure: 'no-proof' }
  /** Another tab of this browser holds this lock. */
  | { readonly kind: 'tab'; readonly lock: string }
  /** The email service refuses a message, is unreachable, or never responds. */
  | { readonly kind: 'email'; readonly failure: 'refused' | 'network' | 'hang' }
  /** The value stored under this key cannot be read. */
  | { readonly kind: 'device'; readonly key: string }
  /**
   * The account has no name or email address. With `isClosed`, the sign-in service also refuses to
   * add the missing detail.
   */
  | { readonly kind: 'account'; readonly lacks: AccountPart; readonly isClosed?: true }
  /** The creation of this HTML element throws an error, as if the screen had a bug. */
  | { readonly kind: 'drawing'; readonly element: string }
  /** A hosted service's script fails to load. */
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
/**
 * Returns a trigger for every way in which a call can fail: a server error, a network error, no
 * response, or a success with a nonsensical body.
 */
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

/**
 * The screen and cause of an error, and the user's next step. The contract defines the error's
 * text.
 */
export interface ErrorEntryDetails {
  /** The screen that shows the error, as a route of this site. */
  readonly screen: string;
  /** The event that causes the error, in a few words. Lists show it as the entry's title. */
  readonly when: string;
  /** The user's next step. */
  readonly nextStep: string;
  /** The triggers of the error. The scenario with the error's own id uses the first one. */
  readonly triggers: readonly [Trigger, ...Trigger[]];
  /** Ids from docs/requirements.md. */
  readonly requirements: readonly string[];
}

/**
 * Describes an error for which the specification requires no text. `hint` tells testers what to
 * look for. The panel uses `text`, `address` or `call` to detect the error.
 */
export type LookFor = { readonly hint: string } & (
  | {
      /** The text that appears on the screen. */
      readonly text: string;
    }
  | {
      /** The path of the page where the visitor arrives. */
      readonly address: string;
    }
  | {
      /** The call that the scenario causes to fail. */
      readonly call: OperationId;
    }
);

/** The details of an error for which the contract defines no text. */
export interface SilentEntryDetails extends ErrorEntryDetails {
  readonly lookFor: LookFor;
}

/** Builds entries that share a screen or other fields. */
export const on = sharing<ErrorEntryDetails>();

type EntriesOf<Texts> = {
  readonly [Id in keyof Texts]: Texts[Id] extends null ? SilentEntryDetails : ErrorEntryDetails;
};

/**
 * Checks a slice's entries against its texts at compile time. Every id must have an entry. If an
 * error has no text, its entry must say what to look for.
 */
export const defineEntries =
  <Texts>() =>
  (entries: EntriesOf<Texts>): EntriesOf<Texts> =>
    entries;
