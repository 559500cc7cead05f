import * as v from 'valibot';
import { idSchema, MAX_RUPEES, rupeesSchema, textSchema } from './primitives.ts';

/** Rupees that a donor gives: at least 1 (DON-01). */
const donationRupeesSchema = v.pipe(rupeesSchema, v.minValue(1));

/** What an order is made from: rupees. */
export const newOrderSchema = v.object({ amount: donationRupeesSchema });

/** The provider's order: its amount is in paise and goes to the checkout untouched. */
export const orderSchema = v.object({
  id: idSchema,
  amount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100 * MAX_RUPEES)),
  message: v.nullish(textSchema),
});

/** What proves a captured payment, with what it was for; the amount is in rupees (DON-02). */
export const paymentProofSchema = v.object({
  razorpay_order_id: idSchema,
  razorpay_payment_id: idSchema,
  razorpay_signature: v.pipe(v.string(), v.minLength(1)),
  donorId: idSchema,
  fundraiserId: idSchema,
  amount: donationRupeesSchema,
});
export type PaymentProof = v.InferOutput<typeof paymentProofSchema>;

/** Only `success: true` says that a payment is verified. */
export const verificationSchema = v.object({ success: v.boolean(), message: v.nullish(textSchema) });
