import type { ErrorId, Slice } from '#contract/error-catalogue.ts';
import type { Flow } from '../flow.ts';
import type { Visitor } from '../scenario.ts';
import { sharing } from '../sharing.ts';
import { planFor, type Step } from '../steps.ts';

/** A state, as a row in its slice's table. */
export interface StateRow {
  readonly title: string;
  readonly path: string;
  readonly as?: Visitor;
  /** The value of the link's `network` parameter. Loading states need a slow network. */
  readonly network?: string;
  readonly steps?: readonly Step[];
  /** The text on the screen, with `{…}` for values that vary. */
  readonly text: string;
  /** A response that proves that the state was reached. Omitted if the text is proof enough. */
  readonly answer?: Flow['answer'];
  readonly requirements: readonly string[];
}

export type StateRows = Readonly<Partial<Record<Slice, Readonly<Record<string, StateRow>>>>>;

/** Builds rows that share a screen or other fields. */
export const on = sharing<StateRow>();

/** Slow enough for the loading state to be visible. */
export const SLOW = 'latency:2500';

/** Returns the steps of an error's scenario. The steps succeed unless the mock forces the error. */
export const stepsOf = (errorId: ErrorId): readonly Step[] => planFor({ errorId })?.steps ?? [];
