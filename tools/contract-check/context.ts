import { type Caller, titleOf } from './callers.ts';
import type { OwnRecords } from './own-records.ts';
import type { Occasion, Prober } from './prober.ts';

export interface CheckContext {
  readonly prober: Prober;
  readonly own: OwnRecords;
  readonly callers: readonly Caller[];
  /** The text that everything this run makes carries. */
  readonly marker: string;
  /** An id that no record has. */
  readonly unknownId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Calls that have to be refused for every caller. */
export const occasions = {
  withoutToken: { name: 'without a token', statuses: [401], needsToken: true },
  forged: { name: 'with a forged token', statuses: [401], needsToken: true },
  unknown: { name: 'with an unknown id', statuses: [404] },
  /** An id that no record has may be called another person's before it is called unknown. */
  unknownOrForeign: { name: 'with an unknown id', statuses: [404, 403] },
  wrongBody: { name: 'with a body that does not fit', statuses: [400] },
  again: { name: 'a second time', statuses: [409] },
} as const satisfies Record<string, Occasion>;

/** A call by a person who may not make it. */
export const asStranger = (caller: Caller, why: string, statuses: readonly number[] = [403]): Occasion => ({
  name: `${titleOf(caller)} ${why}`,
  statuses,
});
export const asReader = (caller: Caller) => asStranger(caller, 'whom it does not concern', [403, 404]);

export const withRole = (callers: readonly Caller[], role: Caller['role']): readonly Caller[] =>
  callers.filter((caller) => caller.role === role);

/** Callers beside one, at most one of each role: what they may not do is tried with each. */
export function othersThan(caller: Caller, callers: readonly Caller[]): readonly Caller[] {
  const others = callers.filter(({ userId }) => userId !== caller.userId);
  return others.filter(({ role }, index) => others.findIndex((other) => other.role === role) === index);
}
