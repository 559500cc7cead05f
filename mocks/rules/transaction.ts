import type { PaymentProof } from '#contract/schemas/transaction.ts';
import { hashOf } from '../data/random.ts';
import type { OrderRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

/** Converts rupees to whole paise. Rounds, because `1.15 * 100` is 114.99999999999999. */
export function paiseFrom(rupees: number): number {
  return Math.round(rupees * 100);
}

/**
 * Returns the mocked provider's signature for a captured payment. It only shows that the payment
 * went through the mocked checkout, and proves nothing outside the mock.
 */
export function signPayment(orderId: string, paymentId: string): string {
  return `mock_${hashOf(`${orderId}|${paymentId}`).toString(16).padStart(8, '0')}`;
}

/** The facts that decide whether a payment is verified. */
export interface PaymentCase {
  readonly actor: Actor;
  readonly proof: PaymentProof;
  readonly order: OrderRecord | undefined;
  readonly fundraiserExists: boolean;
}

/**
 * Refuses a payment unless the provider signed it, the amount matches the donor's own order, and
 * the campaign exists.
 */
export function judgePayment({ actor, proof, order, fundraiserExists }: PaymentCase): Refusal | null {
  if (signPayment(proof.razorpay_order_id, proof.razorpay_payment_id) !== proof.razorpay_signature) {
    return refuse(400, 'The signature does not match the payment.');
  }
  return refuseFields({
    ...(order?.userId !== actor.userId && { razorpay_order_id: 'You have no such order.' }),
    ...(order &&
      order.paise !== paiseFrom(proof.amount) && { amount: 'The order is for a different amount.' }),
    ...(proof.donorId !== actor.userId && { donorId: 'You can donate only as yourself.' }),
    ...(!fundraiserExists && { fundraiserId: 'No such campaign.' }),
  });
}
