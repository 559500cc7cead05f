import type { ErrorId, Slice } from '#contract/error-catalogue.ts';
import type { Flow } from '../flow.ts';
import type { Visitor } from '../scenario.ts';
import { sharing } from '../sharing.ts';
import { planFor, type Step } from '../steps.ts';

/** A row in a table of states. */
export interface StateRow {
  readonly title: string;
  readonly path: string;
  readonly as?: Visitor;
  /** The value of the link's `network` parameter. Loading states need a slow network. */
  readonly network?: string;
  readonly steps?: readonly Step[];
  /** The text on the screen, with `{…}` for values that vary. */
  readonly text: string;
  /** The response that proves the state, if the text alone could also appear without it. */
  readonly answer?: Flow['answer'];
  readonly requirements: readonly string[];
}

export type StateRows = Readonly<Partial<Record<Slice, Readonly<Record<string, StateRow>>>>>;

/** Rows that share a screen or other fields. */
export const on = sharing<StateRow>();

/** Slow enough for the loading state to be visible. */
export const SLOW = 'latency:2500';

/** The steps for an error that the mock forces. While it is not forced, they succeed. */
export const stepsOf = (errorId: ErrorId): readonly Step[] => planFor({ errorId })?.steps ?? [];
