import type { ErrorId, Slice } from '#contract/error-catalogue.ts';
import type { Flow } from '../flow.ts';
import type { Visitor } from '../scenario.ts';
import { sharing } from '../sharing.ts';
import { planFor, type Step } from '../steps.ts';

/** A state as its table writes it. */
export interface StateRow {
  readonly title: string;
  readonly path: string;
  readonly as?: Visitor;
  /** What the network has to be like, where the state is one of waiting. */
  readonly network?: string;
  readonly steps?: readonly Step[];
  /** What is on the screen, with `{…}` for what differs. */
  readonly text: string;
  /** What is answered and shows nothing on the screen. */
  readonly answer?: Flow['answer'];
  readonly requirements: readonly string[];
}

export type StateRows = Readonly<Partial<Record<Slice, Readonly<Record<string, StateRow>>>>>;

/** Rows that begin at one screen, or have something else in common. */
export const on = sharing<StateRow>();

/** Long enough to be seen. */
export const SLOW = 'latency:2500';

/** The steps of an error on its screen: with nothing forced, they succeed. */
export const stepsOf = (errorId: ErrorId): readonly Step[] => planFor({ errorId })?.steps ?? [];
