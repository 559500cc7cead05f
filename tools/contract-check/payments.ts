import type { Caller } from './callers.ts';
import { type CheckContext, occasions } from './context.ts';
import { idIn } from './coping.ts';
import type { OwnRecord } from './own-records.ts';
import { differencesFromSent } from './read-back.ts';

/** What an order is made for, in rupees; the provider counts in paise. */
const RUPEES = 1;

/**
 * Makes an order of one rupee, which is never paid and cannot be removed, and hands in a forged proof that it was paid.
 * Everything but the signature is right, so that it is the signature that is refused: it is for this run's own
 * campaign, and without one it is not tried.
 *
 * @param campaign this run's own campaign
 */
export async function tryPayments(
  context: CheckContext,
  caller: Caller,
  campaign: OwnRecord | null,
): Promise<void> {
  const { prober } = context;
  const attempt = { operation: 'transactions.createOrder', as: caller, body: { amount: RUPEES } } as const;
  await prober.isRefused(occasions.wrongBody, { ...attempt, body: { amount: 'much' } });
  const tokenless = await prober.isRefused(occasions.withoutToken, { ...attempt, as: null });
  if (tokenless.isDone) prober.countAsSuccess(attempt, tokenless.answer);
  const { body, isDone } = tokenless.isDone ? tokenless : await prober.succeeds(attempt);
  if (isDone) {
    const differences = differencesFromSent({ amount: RUPEES * 100 }, fieldsOf(body));
    prober.differs(attempt.operation, 'in paise', differences);
  }

  const orderId = idIn(body);
  if (campaign === null || orderId === null) {
    const reason = campaign
      ? 'no order was made'
      : 'needs a campaign of its own: a verified organization’s token';
    return prober.skip('transactions.verifyPayment', reason);
  }
  await forgeProof(context, { caller, campaign, orderId });
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> => ({ ...(body as object | null) });

async function forgeProof(
  { prober, unknownId }: CheckContext,
  given: { readonly caller: Caller; readonly campaign: OwnRecord; readonly orderId: string },
): Promise<void> {
  const { caller, campaign, orderId } = given;
  const operation = 'transactions.verifyPayment';
  const body = {
    razorpay_order_id: orderId,
    razorpay_payment_id: `pay_${unknownId}`,
    razorpay_signature: 'f'.repeat(64),
    donorId: caller.userId,
    fundraiserId: campaign.id,
    amount: RUPEES,
  };
  await prober.isRefused(occasions.withoutToken, { operation, as: null, body });
  const wrongTypes = { ...body, amount: 'much' };
  await prober.isRefused(occasions.wrongBody, { operation, as: caller, body: wrongTypes });
  await prober.isRefused(
    { name: 'with a forged signature', statuses: [400] },
    { operation, as: caller, body },
  );

  const after = await prober.ask({ ...campaign.read, as: campaign.caller });
  const { raisedAmount = 0 } = fieldsOf(after?.body);
  if (raisedAmount === 0 || raisedAmount === null) return;
  const difference = { path: '$.raisedAmount', expected: '0', got: 'the forged payment, counted' };
  prober.differs(operation, 'after a forged signature', [difference]);
}
