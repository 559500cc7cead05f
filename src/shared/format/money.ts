import { atFirstUse } from './first-use.ts';

const rupees = atFirstUse(
  () => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
);
const count = atFirstUse(() => new Intl.NumberFormat('en-IN'));
const millions = atFirstUse(
  () => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** An amount in rupees with lakh and crore grouping and no decimals: `₹1,25,000`. */
export function formatRupees(amount: number): string {
  return rupees().format(amount);
}

/** A count with en-IN grouping: `1,204`. */
export function formatCount(value: number): string {
  return count().format(value);
}

/** Rupees as a figure in millions, without the word: `3.4` (SCH-01). */
export function formatMillions(amount: number): string {
  return millions().format(amount / 1_000_000);
}
