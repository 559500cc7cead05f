import type { Caller } from './callers.ts';
import type { OwnRecords } from './own-records.ts';
import type { Prober } from './prober.ts';

/** What every part of a check works with. */
export interface CheckContext {
  readonly prober: Prober;
  readonly own: OwnRecords;
  /** The words that everything this run makes carries. */
  readonly marker: string;
  /** An id that no record has. */
  readonly unknownId: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How a probe names what is wrong with its call. */
export const occasions = {
  nobody: 'without a token',
  unknown: 'with an unknown id',
  wrongBody: 'with a body that does not fit',
  again: 'a second time',
  other: 'as somebody else',
  gone: 'after its removal',
} as const;

/** Statuses that refuse an id of nobody: it may be told that it is not theirs before it is told that it is nothing. */
export const NOT_FOUND = [404, 403] as const;

/** The callers with a role. */
export function withRole(callers: readonly Caller[], role: Caller['role']): readonly Caller[] {
  return callers.filter((caller) => caller.role === role);
}
