import { type Caller, titleOf } from './callers.ts';
import type { OwnRecords } from './own-records.ts';
import type { Occasion, Prober } from './prober.ts';

export interface CheckContext {
  readonly prober: Prober;
  readonly own: OwnRecords;
  readonly callers: readonly Caller[];
  /** The mark that every record of this run contains. */
  readonly marker: string;
  /** An id that no record has. */
  readonly unknownId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Calls that a server must refuse, whoever the caller is. */
export const occasions = {
  withoutToken: { name: 'without a token', statuses: [401], needsToken: true },
  forged: { name: 'with a forged token', statuses: [401], needsToken: true },
  unknown: { name: 'with an unknown id', statuses: [404] },
  /**
   * For an unknown id, a server may deny access instead of reporting that the record does not
   * exist.
   */
  unknownOrForeign: { name: 'with an unknown id', statuses: [404, 403] },
  wrongBody: { name: 'with an invalid body', statuses: [400] },
  again: { name: 'a second time', statuses: [409] },
} as const satisfies Record<string, Occasion>;

/** Describes a call by a user who is not allowed to make it. */
export const asStranger = (caller: Caller, why: string, statuses: readonly number[] = [403]): Occasion => ({
  name: `${titleOf(caller)} ${why}`,
  statuses,
});
export const asReader = (caller: Caller) => asStranger(caller, 'without access to it', [403, 404]);

export const withRole = (callers: readonly Caller[], role: Caller['role']): readonly Caller[] =>
  callers.filter((caller) => caller.role === role);

/** Returns at most one other caller per role, for trying the forbidden calls. */
export function othersThan(caller: Caller, callers: readonly Caller[]): readonly Caller[] {
  const others = callers.filter(({ userId }) => userId !== caller.userId);
  return others.filter(({ role }, index) => others.findIndex((other) => other.role === role) === index);
}
