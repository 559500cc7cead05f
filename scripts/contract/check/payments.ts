import type { Caller } from './callers.ts';
import { type CheckContext, occasions } from './context.ts';

/**
 * Makes an order of one rupee, which nobody pays and nobody can remove, and hands in a forged proof for a campaign
 * that there is not: no server may count it.
 */
export async function tryPayments({ prober, unknownId }: CheckContext, caller: Caller): Promise<void> {
  const order = { operation: 'transactions.createOrder', body: { amount: 1 } } as const;
  await prober.isRefused(occasions.nobody, { ...order, as: null }, [401]);
  await prober.isRefused(occasions.wrongBody, { ...order, as: caller, body: { amount: 'much' } }, [400]);
  await prober.succeeds({ ...order, as: caller });

  const forged = {
    razorpay_order_id: unknownId,
    razorpay_payment_id: unknownId,
    razorpay_signature: 'forged',
    donorId: caller.userId,
    fundraiserId: unknownId,
    amount: 1,
  };
  const proof = { operation: 'transactions.verifyPayment', body: forged } as const;
  await prober.isRefused(occasions.nobody, { ...proof, as: null }, [401]);
  await prober.isRefused('with a forged signature', { ...proof, as: caller }, [400]);
}
