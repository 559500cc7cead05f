import { paiseFrom, readAmount, rupeesFrom } from '#shared/format/amount.ts';

/** What the panel offers to give, in rupees (DON-01). */
export const PRESETS = [25, 50, 100, 250, 500] as const;
const DEFAULT_RUPEES = 50;
const PAISE = 100;
/** One rupee (DON-01). */
const LEAST_PAISE = 1 * PAISE;

/** A donation as read from a text: a whole number of paise, or an invalid amount. */
export type GiftReading =
  | { readonly kind: 'donation'; readonly paise: number }
  /** `hint` says what to write instead, where that is known. */
  | { readonly kind: 'problem'; readonly hint: string | null };

/** Reads an amount as people write it, exact to the paisa (DON-01). */
export function readGift(text: string): GiftReading {
  const reading = readAmount(text);
  if (reading.kind === 'problem') return { kind: 'problem', hint: reading.text };
  if (reading.kind === 'empty') return { kind: 'problem', hint: null };
  const paise = paiseFrom(reading.rupees);
  return paise < LEAST_PAISE
    ? { kind: 'problem', hint: 'The smallest gift is ₹1.' }
    : { kind: 'donation', paise };
}

/** The donation in the URL; the default where there is no valid one. */
export function amountFromAddress(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  return readGift(text).kind === 'donation' ? text : String(DEFAULT_RUPEES);
}

/** The donation for the URL, in rupees; undefined for the default and for what is no donation. */
export function amountForAddress(text: string): number | undefined {
  const reading = readGift(text);
  if (reading.kind === 'problem') return undefined;
  const rupees = rupeesFrom(reading.paise);
  return rupees === DEFAULT_RUPEES ? undefined : rupees;
}
