import { plainNumber } from '../text/tidy.ts';
import { atFirstUse } from './first-use.ts';
import { formatRupees } from './money.ts';

/** What a text says as an amount of money. */
export type AmountReading =
  | { readonly kind: 'empty' }
  /** In rupees, with at most two decimals: exactly what was written. */
  | { readonly kind: 'amount'; readonly rupees: number }
  | { readonly kind: 'problem'; readonly text: string };

/** Twelve digits and two decimals are exact in every number that the wire carries. */
const MAX_DIGITS = 12;

/** Digits alone, or groups of two and three in front of a last one of three: `125000`, `1,25,000`, `125,000`. */
const WHOLE = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})$/;

/**
 * Reads an amount in rupees as people in India write it: `125000`, `1,25,000.50`, `₹ 1 25 000`, `500/-`, `१,२५,०००`.
 * An ambiguous text is refused: `1,25` could be two amounts.
 */
export function readAmount(text: string): AmountReading {
  const written = plainNumber(text)
    .replace(/^(?:₹|₨|rs\.?|inr|रु\.?|रू\.?)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .trim();
  if (written === '') return { kind: 'empty' };
  if (/^[-−–]\s*₹?\s*[\d.]/.test(written)) {
    return { kind: 'problem', text: 'The amount cannot be less than 0.' };
  }
  const [whole = '', decimals = '', ...rest] = written.split('.');
  if (rest.length > 0 || !WHOLE.test(whole || '0') || !/^\d*$/.test(decimals) || written === '.') {
    return { kind: 'problem', text: 'Write the amount in digits, like 75000 or 1,25,000.50.' };
  }
  if (decimals.length > 2) {
    return { kind: 'problem', text: 'An amount has at most two decimals: whole paise.' };
  }
  const digits = whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_DIGITS) {
    return { kind: 'problem', text: 'This amount is too large to be right. Check its zeros.' };
  }
  return { kind: 'amount', rupees: Number(`${digits || '0'}.${decimals || '0'}`) };
}

const withPaise = atFirstUse(() => new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }));

/** An amount to the paisa, with lakh and crore grouping: `₹1,25,000`, `₹1,25,000.50`. */
export function formatExactRupees(rupees: number): string {
  // Sums of rupees can have floating-point errors: round to the paisa.
  const exact = Math.round(rupees * 100) / 100;
  return Number.isInteger(exact) ? formatRupees(exact) : withPaise().format(exact);
}
