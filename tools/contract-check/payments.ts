import { normalizeHttpFailure } from '#contract/failure.ts';
import type { Caller } from './callers.ts';
import { type CheckContext, occasions } from './context.ts';
import { fieldsIn, idIn } from './coping.ts';
import { callOn } from './kinds.ts';
import type { OwnRecord } from './own-records.ts';
import { differencesFromSent } from './read-back.ts';

/** What an order is made for, in rupees; the provider counts in paise. */
const RUPEES = 1;

/**
 * Makes an order of one rupee, which is never paid and cannot be removed, and hands in a forged proof that it was paid.
 * Everything but the signature is right, so that it is the signature that is refused: it is for this run's own
 * campaign, and without one it is not tried.
 */
export async function tryPayments(
  context: CheckContext,
  caller: Caller,
  campaign: OwnRecord | undefined,
): Promise<void> {
  const { prober } = context;
  const attempt = { operation: 'transactions.createOrder', as: caller, body: { amount: RUPEES } } as const;
  await prober.isRefused(occasions.wrongBody, { ...attempt, body: { amount: 'much' } });
  await prober.isRefused(occasions.withoutToken, { ...attempt, as: null });
  const { body, isDone } = await prober.succeeds(attempt);
  const differences = isDone ? differencesFromSent({ amount: RUPEES * 100 }, fieldsIn(body)) : [];
  prober.differs(attempt.operation, 'in paise', differences);

  const orderId = idIn(body);
  const operation = 'transactions.verifyPayment';
  if (campaign && orderId !== null) return forgeProof(context, caller, campaign, orderId);
  prober.skip(
    operation,
    campaign ? 'no order was made' : 'needs a campaign of its own: a verified organization’s token',
  );
}

async function forgeProof(
  { prober, unknownId }: CheckContext,
  caller: Caller,
  campaign: OwnRecord,
  orderId: string,
): Promise<void> {
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
  const occasion = { name: 'with a forged signature', statuses: [400] };
  const { answer } = await prober.isRefused(occasion, { operation, as: caller, body });
  if (answer?.kind === 'answer' && answer.status === 400) {
    const { fields = {} } = normalizeHttpFailure(answer.status, answer.body);
    const refused = Object.keys(fields).filter((name) => name in body && name !== 'razorpay_signature');
    const expected = 'a refusal of the signature';
    const differences = refused.map((name) => ({
      path: `$.${name}`,
      expected,
      got: 'a refusal of this field',
    }));
    prober.differs(operation, occasion.name, differences);
  }

  const after = await prober.ask({ ...callOn(campaign.kind.read, campaign.id), as: campaign.by });
  const { raisedAmount } = fieldsIn(after?.body);
  if (!raisedAmount) return;
  const difference = { path: '$.raisedAmount', expected: '0', got: 'the forged payment, counted' };
  prober.differs(operation, 'after a forged signature', [difference]);
}
