import type { Caller } from './callers.ts';
import { occasions, type Trial } from './trial.ts';

/**
 * Makes an order of one rupee, which nobody pays and nobody can remove, and hands in a forged proof for a campaign
 * that there is not: no server may count it.
 */
export async function tryPayments({ bench, unknownId }: Trial, caller: Caller): Promise<void> {
  const order = { operation: 'transactions.createOrder', body: { amount: 1 } } as const;
  await bench.isRefused(occasions.nobody, { ...order, as: null }, [401]);
  await bench.isRefused(occasions.wrongBody, { ...order, as: caller, body: { amount: 'much' } }, [400]);
  await bench.succeeds({ ...order, as: caller });

  const forged = {
    razorpay_order_id: unknownId,
    razorpay_payment_id: unknownId,
    razorpay_signature: 'forged',
    donorId: caller.userId,
    fundraiserId: unknownId,
    amount: 1,
  };
  const proof = { operation: 'transactions.verifyPayment', body: forged } as const;
  await bench.isRefused(occasions.nobody, { ...proof, as: null }, [401]);
  await bench.isRefused('with a forged signature', { ...proof, as: caller }, [400]);
}
