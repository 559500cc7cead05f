import type { OperationId } from '#contract/endpoints.ts';
import type { Slice } from '#contract/error-catalogue.ts';
import type { Visitor } from './scenario.ts';
import type { Step } from './steps.ts';

/** A script that leads to a state without forcing anything: a user, a start page and steps. */
export interface Flow {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly path: string;
  /** Null keeps the current user. */
  readonly as: Visitor | null;
  /** Network settings in the format of a link. Loading states need a slow network. */
  readonly network: string | null;
  readonly steps: readonly Step[];
  /** What the screen shows at the end, with `{…}` for values that vary. */
  readonly words: readonly string[];
  /** The same texts as patterns that match the page. */
  readonly texts: readonly RegExp[];
  /** The response that proves the flow, if the texts alone could also appear without it. */
  readonly answer: { readonly operation: OperationId; readonly status: number } | null;
}
