import type { OperationId } from '#contract/endpoints.ts';
import type { Slice } from '#contract/error-catalogue.ts';
import type { Visitor } from './scenario.ts';
import type { Step } from './steps.ts';

/** A scripted flow to something that a screen shows, with nothing forced: as whom, from where, and the steps. */
export interface Flow {
  readonly id: string;
  readonly slice: Slice;
  readonly title: string;
  readonly path: string;
  /** Null for the person who is signed in. */
  readonly as: Visitor | null;
  /** The network, as a link writes it: a state of waiting needs a slow one. */
  readonly network: string | null;
  readonly steps: readonly Step[];
  /** What the screen shows at the end, with `{…}` for values that vary. */
  readonly words: readonly string[];
  /** The same, as patterns that match the page. */
  readonly texts: readonly RegExp[];
  /** The server's answer during the flow, where the screen does not show it. */
  readonly answer: { readonly operation: OperationId; readonly status: number } | null;
}
