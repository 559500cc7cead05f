import type { PaymentProof } from '#contract/schemas/transaction.ts';
import { hashOf } from '../data/random.ts';
import type { OrderRecord } from '../store/records.ts';
import type { Actor } from './actor.ts';
import { type Refusal, refuse, refuseFields } from './refusal.ts';

/** The paise of an amount in rupees: whole, so that 10.1 rupees are 1010 and not 1009.99. */
export function paiseFrom(rupees: number): number {
  return Math.round(rupees * 100);
}

/**
 * The signature that the mocked provider gives a captured payment. It proves nothing outside the mock:
 * it only tells a payment that went through the mocked checkout from one that was made up.
 */
export function signPayment(orderId: string, paymentId: string): string {
  return `mock_${hashOf(`${orderId}|${paymentId}`).toString(16).padStart(8, '0')}`;
}

/** The facts by which the rules judge a payment. */
export interface PaymentCase {
  readonly actor: Actor;
  readonly proof: PaymentProof;
  readonly order: OrderRecord | undefined;
  readonly fundraiserExists: boolean;
}

/** Whether a payment counts as a donation: an order of this person, for this amount, signed by the provider. */
export function judgePayment({ actor, proof, order, fundraiserExists }: PaymentCase): Refusal | null {
  if (signPayment(proof.razorpay_order_id, proof.razorpay_payment_id) !== proof.razorpay_signature) {
    return refuse(400, 'The signature does not match the payment.');
  }
  return refuseFields({
    ...(order?.userId !== actor.userId && { razorpay_order_id: 'You have made no such order.' }),
    ...(order &&
      order.paise !== paiseFrom(proof.amount) && { amount: 'The order was made for another amount.' }),
    ...(proof.donorId !== actor.userId && { donorId: 'You can donate only as yourself.' }),
    ...(!fundraiserExists && { fundraiserId: 'No such campaign.' }),
  });
}
