import * as v from 'valibot';
import { LEAST_RUPEES } from '#contract/schemas/transaction.ts';
import { paiseFrom, readAmount, rupeesFrom } from '#shared/format/amount.ts';

/** The preset amounts, in rupees (DON-01). */
export const PRESETS = [25, 50, 100, 250, 500] as const;
export const DEFAULT_RUPEES = 50;
const LEAST_PAISE = paiseFrom(LEAST_RUPEES);

/**
 * Parses a typed amount into whole paise (DON-01). The message of a validation issue is a hint for
 * the donor, or empty.
 */
export const donationAmountSchema = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const reading = readAmount(dataset.value);
    if (reading.kind === 'amount') return paiseFrom(reading.rupees);
    addIssue({ message: reading.kind === 'problem' ? reading.text : '' });
    return NEVER;
  }),
  v.minValue(LEAST_PAISE, `The minimum donation is ₹${LEAST_RUPEES}.`),
);

/** Schema of the donation form. The field contains text, and the output is in paise. */
export const donationSchema = v.object({ amount: donationAmountSchema });

/** The amount in the URL, in rupees. The router parses `?amount=50` as a number. */
export const searchAmountSchema = v.pipe(
  v.union([v.string(), v.number()]),
  v.check((amount) => v.is(donationAmountSchema, String(amount))),
);

/** Converts paise to rupees for the URL. Undefined if the amount is the default or invalid. */
export function searchAmountOf(paise: number | null): number | undefined {
  const rupees = paise === null ? undefined : rupeesFrom(paise);
  return rupees === DEFAULT_RUPEES ? undefined : rupees;
}
