import * as v from 'valibot';
import { idSchema, longTextSchema, MAX_RUPEES, rupeesSchema } from './primitives.ts';

/** The smallest donation, in rupees (DON-01). */
export const LEAST_RUPEES = 1;
const donationRupeesSchema = v.pipe(rupeesSchema, v.minValue(LEAST_RUPEES));

export const newOrderSchema = v.object({ amount: donationRupeesSchema });

/** The payment provider's order. The site passes the amount in paise to the checkout unchanged. */
export const orderSchema = v.object({
  id: idSchema,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100 * MAX_RUPEES)),
  message: v.nullish(longTextSchema),
});

/** Proof of a captured payment, with its donor, campaign and amount in rupees (DON-02). */
export const paymentProofSchema = v.object({
  razorpay_order_id: idSchema,
  razorpay_payment_id: idSchema,
  razorpay_signature: v.pipe(v.string(), v.minLength(1)),
  donorId: idSchema,
  fundraiserId: idSchema,
  amount: donationRupeesSchema,
});
export type PaymentProof = v.InferOutput<typeof paymentProofSchema>;

/** The payment counts as verified only if `success` is true. */
export const verificationSchema = v.object({ success: v.boolean(), message: v.nullish(longTextSchema) });
