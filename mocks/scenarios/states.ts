import type { Slice } from '#contract/error-catalogue.ts';
import { patternOf } from './expected-texts.ts';
import type { Flow } from './flow.ts';
import { organizationStates } from './states/organization-states.ts';
import type { StateRow, StateRows } from './states/state-row.ts';
import { studentStates } from './states/student-states.ts';

/** A state that isn't a failure, from section 4 of the specifications. */
export interface State extends Flow {
  readonly requirements: readonly string[];
}

function stateOf(slice: Slice, id: string, row: StateRow): State {
  const { title, path, as = null, network = null, steps = [], text, answer = null, requirements } = row;
  const [words, texts] = [[text], [patternOf(text)]];
  return { id, slice, title, path, as, network, steps, words, texts, requirements, answer };
}

/** The states of each slice. Omitting a slice is a compile error. */
const rowsBySlice: Required<StateRows> = {
  ...studentStates,
  ...organizationStates,
  // Empty, because each slice lists the states of its own forms.
  form: {},
};

/**
 * Every state from section 4 of the specifications, except failures, which the error catalogue
 * lists.
 */
export const states: readonly State[] = Object.entries(rowsBySlice).flatMap(([slice, members]) =>
  Object.entries(members).map(([id, row]) => stateOf(slice as Slice, id, row)),
);
