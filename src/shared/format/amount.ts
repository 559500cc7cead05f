import { plainNumber } from '../text/tidy.ts';
import { formatCount } from './count.ts';

const PAISE = 100;

export type AmountReading =
  | { readonly kind: 'empty' }
  /** The amount that the text states, in rupees, with at most two decimal places. Not rounded. */
  | { readonly kind: 'amount'; readonly rupees: number }
  | { readonly kind: 'problem'; readonly text: string };

/**
 * The maximum number of digits before the decimal point. With this many digits and two decimals, an
 * amount is still exact as a JSON number.
 */
const MAX_DIGITS = 12;

/**
 * Digits, or groups of two or three digits before a last group of three: `125000`, `1,25,000`,
 * `125,000`.
 */
const WHOLE = /^(?:\d+|\d{1,3}(?:[, ]\d{2,3})*[, ]\d{3})$/;

/**
 * Reads an amount in rupees as people in India write it: `125000`, `1,25,000.50`, `₹ 1 25 000`,
 * `500/-`, `१,२५,०००`. Refuses ambiguous text such as `1,25`, which could mean 1.25 or 125.
 */
export function readAmount(text: string): AmountReading {
  const written = plainNumber(text)
    .replace(/^(?:₹|₨|rs\.?|inr|रु\.?|रू\.?)\s*/i, '')
    .replace(/\s*\/-$/, '')
    .trim();
  if (written === '') return { kind: 'empty' };
  if (/^[-−–]\s*₹?\s*[\d.]/.test(written)) {
    return { kind: 'problem', text: 'The amount can’t be less than 0.' };
  }
  const [whole = '', decimals = '', ...rest] = written.split('.');
  if (rest.length > 0 || !WHOLE.test(whole || '0') || !/^\d*$/.test(decimals) || written === '.') {
    return { kind: 'problem', text: 'Enter the amount in digits, like 75000 or 1,25,000.50.' };
  }
  if (decimals.length > 2) {
    return { kind: 'problem', text: 'Use at most two decimals, for paise.' };
  }
  const digits = whole.replace(/[, ]/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > MAX_DIGITS) {
    return { kind: 'problem', text: 'This amount looks too large. Check the zeros.' };
  }
  return { kind: 'amount', rupees: Number(`${digits || '0'}.${decimals || '0'}`) };
}

/** Formats rupees with lakh and crore grouping and no decimals: `₹1,25,000`. */
export function formatRupees(rupees: number): string {
  return `₹${formatCount(rupees)}`;
}

/** Formats rupees with lakh and crore grouping, to the paisa: `₹1,25,000`, `₹1,25,000.50`. */
export function formatExactRupees(rupees: number): string {
  return formatPaise(paiseFrom(rupees));
}

/** Formats paise as rupees, to the paisa: `₹50`, `₹50.50`. */
export function formatPaise(paise: number): string {
  const rest = paise % PAISE;
  const rupees = formatRupees((paise - rest) / PAISE);
  return rest === 0 ? rupees : `${rupees}.${String(rest).padStart(2, '0')}`;
}

/** Formats rupees in millions, without the word “million”: `3.4` (SCH-01). */
export function formatMillions(rupees: number): string {
  const tenths = Math.round(rupees / 100_000);
  return `${formatCount(Math.floor(tenths / 10))}.${tenths % 10}`;
}

/** Converts an API amount in rupees to whole paise. Rounding removes only floating-point error. */
export function paiseFrom(rupees: number): number {
  return Math.round(rupees * PAISE);
}

/** Converts paise to an API amount in rupees. */
export function rupeesFrom(paise: number): number {
  return paise / PAISE;
}
