import { judgePayment, paiseFrom } from '../rules/transaction.ts';
import type { OperationsOf } from './operation.ts';
import { created, ok } from './reply.ts';

/** Creates orders in paise and verifies their payments. Each paid order becomes one donation. */
export const transactionOperations: OperationsOf<'transactions'> = {
  'transactions.createOrder': async ({ body, actor, tables, now, newId }) => {
    const order = {
      id: newId('order'),
      userId: actor.userId,
      paise: paiseFrom(body.amount),
      createdAt: new Date(now).toISOString(),
    };
    await tables.orders.put(order);
    return created({ id: order.id, amount: order.paise });
  },
  'transactions.verifyPayment': async ({ body, actor, tables, now }) => {
    const refusal = judgePayment({
      actor,
      proof: body,
      order: tables.orders.get(body.razorpay_order_id),
      fundraiserExists: tables.fundraisers.get(body.fundraiserId) !== undefined,
    });
    if (refusal) return refusal;
    // The site may send the same proof again after a timeout. The mock verifies it again but counts
    // the donation once (DON-04).
    const id = `gift-${body.razorpay_order_id}`;
    if (!tables.donations.get(id)) {
      await tables.donations.put({
        id,
        fundraiserId: body.fundraiserId,
        donorId: body.donorId,
        amount: body.amount,
        paymentId: body.razorpay_payment_id,
        createdAt: new Date(now).toISOString(),
      });
    }
    return ok({ success: true });
  },
};
