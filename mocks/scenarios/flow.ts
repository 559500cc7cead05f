import type { OperationId } from '#contract/endpoints.ts';
import type { Slice } from '#contract/error-catalogue.ts';
import type { Visitor } from './scenario.ts';
import type { Step } from './steps.ts';

/** A scripted way to reach a state without forcing it: a user, a start page and steps. */
export interface Flow {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly path: string;
  /** Null keeps the current user. */
  readonly as: Visitor | null;
  /** The value of the link's `network` parameter. Loading states need a slow network. */
  readonly network: string | null;
  readonly steps: readonly Step[];
  /** Texts on the screen at the end of the flow, with `{…}` for values that vary. */
  readonly words: readonly string[];
  /** Patterns that match `words` on the page. */
  readonly texts: readonly RegExp[];
  /** A response that proves that the flow reached its state. Null if the texts are proof enough. */
  readonly answer: { readonly operation: OperationId; readonly status: number } | null;
}
