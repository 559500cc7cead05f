import { atFirstUse } from './first-use.ts';

const count = atFirstUse(() => new Intl.NumberFormat('en-IN'));

/** A count with en-IN grouping: `1,204`. */
export function formatCount(value: number): string {
  return count().format(value);
}
