import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IDLE, nextPayment, type Payment, type PaymentEvent } from './payment.ts';

const donation = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };
const taken = { ...donation, orderId: 'order_1', paymentId: 'pay_1', signature: 'signed' };
const network = { kind: 'call', failure: { kind: 'network' } } as const;

const events: readonly PaymentEvent[] = [
  { type: 'donate', donation },
  { type: 'ordered', orderId: 'order_1' },
  { type: 'failed', failure: { kind: 'other-tab' } },
  { type: 'dismissed' },
  { type: 'taken', paymentId: 'pay_1', signature: 'signed' },
  { type: 'no-proof' },
  { type: 'verify', donation: taken },
  { type: 'verified', orderId: 'order_1' },
  { type: 'not-verified', orderId: 'order_1', failure: network, tries: 1 },
  { type: 'abandoned' },
  { type: 'again' },
];

const play = (...names: PaymentEvent['type'][]) =>
  names.reduce<Payment>((payment, name) => {
    const event = events.find(({ type }) => type === name);
    if (!event) throw new Error(name);
    return nextPayment(payment, event);
  }, IDLE).state;

describe('a payment', () => {
  it.each([
    [['donate', 'ordered', 'taken', 'verified'], 'done'],
    [['donate', 'failed'], 'failed'],
    [['donate', 'ordered', 'dismissed'], 'dismissed'],
    [['donate', 'ordered', 'taken', 'not-verified'], 'unverified'],
    [['donate', 'ordered', 'taken', 'not-verified', 'verify', 'verified'], 'done'],
    [['donate', 'ordered', 'no-proof'], 'no-proof'],
    [['verify', 'verified'], 'done'],
    [['donate', 'ordered', 'dismissed', 'donate'], 'ordering'],
    [['donate', 'ordered', 'abandoned'], 'abandoned'],
    [['donate', 'ordered', 'abandoned', 'verify', 'verified'], 'done'],
    [['donate', 'ordered', 'dismissed', 'verify', 'verified'], 'done'],
  ] as const)('[DON-02] [DON-04] after the events %j, a payment is ‘%s’', (names, state) => {
    expect(play(...names)).toBe(state);
  });

  it('[DON-04] a payment ignores the verification of another order', () => {
    const payment: Payment = { state: 'verifying', donation: taken };
    expect(nextPayment(payment, { type: 'verified', orderId: 'order_2' })).toBe(payment);
    expect(
      nextPayment(payment, { type: 'not-verified', orderId: 'order_2', failure: network, tries: 1 }),
    ).toBe(payment);
  });

  it('[DON-04] a captured payment is never shown as failed or dismissed, and never as complete before verification', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (story) => {
        let payment: Payment = IDLE;
        for (const event of story) {
          const before = payment;
          payment = nextPayment(payment, event);
          if (before.state === 'verifying')
            expect(['verifying', 'done', 'unverified']).toContain(payment.state);
          if (payment.state === 'done' && before.state !== 'done') expect(event.type).toBe('verified');
          if (payment.state === 'ordering' && before.state !== 'ordering') expect(event.type).toBe('donate');
          if (before.state === 'checkout' && event.type === 'donate') expect(payment).toBe(before);
        }
      }),
    );
  });

  it('[DON-04] no other payment starts while a payment is in progress', () => {
    const states: readonly Payment[] = [
      { state: 'ordering', donation },
      { state: 'checkout', donation: { ...donation, orderId: 'order_1' } },
      { state: 'verifying', donation: taken },
    ];
    for (const payment of states) {
      for (const type of ['donate', 'verify', 'again']) {
        const event = events.find((one) => one.type === type);
        expect(event && nextPayment(payment, event)).toBe(payment);
      }
    }
  });

  it('[DON-04] a payment ignores a proof that arrives before the checkout opens', () => {
    const proof = { type: 'taken', paymentId: 'pay_1', signature: 'signed' } as const;
    expect(nextPayment(IDLE, proof)).toBe(IDLE);
    const ordering: Payment = { state: 'ordering', donation };
    expect(nextPayment(ordering, proof)).toBe(ordering);
  });
});
