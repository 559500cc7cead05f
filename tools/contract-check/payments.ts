import type { Caller } from './callers.ts';
import { type CheckContext, occasions } from './context.ts';
import type { OwnRecord } from './own-records.ts';
import { differencesFromSent } from './read-back.ts';
import { fieldsIn, idIn } from './wire.ts';

/** Amount of the order in rupees. The provider counts in paise. */
const RUPEES = 1;
/** Matches a field that a refusal may name instead of the signature. */
const OTHER = /\w*(?:donor|fundraiser|campaign|amount|order_?id)\w*/i;

/**
 * Creates an order for one rupee. The order is never paid and cannot be removed. Sends a forged
 * proof of its payment. Only the signature is wrong, so a correct server must refuse the signature.
 * The proof is for this run's own campaign. Without a campaign, the check sends no proof.
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
  const { body: order, isDone } = await prober.succeeds(attempt);
  const differences = isDone ? differencesFromSent({ amount: RUPEES * 100 }, fieldsIn(order)) : [];
  prober.differs(attempt.operation, 'in paise', differences);

  const orderId = idIn(order);
  if (!campaign || orderId === null) return;
  const operation = 'transactions.verifyPayment';
  const body = {
    razorpay_order_id: orderId,
    razorpay_payment_id: 'pay_ContractCheck0',
    razorpay_signature: 'f'.repeat(64),
    donorId: caller.userId,
    fundraiserId: campaign.id,
    amount: RUPEES,
  };
  const proof = { operation, as: caller, body } as const;
  await prober.isRefused(occasions.withoutToken, { ...proof, as: null });
  await prober.isRefused(occasions.wrongBody, { ...proof, body: { ...body, amount: 'much' } });
  const name = 'with a forged signature';
  const { answer } = await prober.isRefused({ name, statuses: [400] }, proof);
  // A refusal for another reason does not show that the server checks the signature.
  const text = answer?.text ?? '';
  const [other = ''] = /signature/i.test(text) ? [] : (OTHER.exec(text) ?? []);
  prober.expects(operation, name, other === '', 'a refusal of the signature', `a refusal of ${other}`);

  const after = await prober.ask({ operation: campaign.kind.read, id: campaign.id, as: campaign.by });
  const isCounted = Boolean(fieldsIn(after?.body).raisedAmount);
  prober.expects(operation, name, !isCounted, 'no raised amount', 'the forged payment in the raised amount');
}
