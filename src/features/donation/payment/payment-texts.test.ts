import { describe, expect, it } from 'vitest';
import { type ApiFailure, normalizeHttpFailure } from '#contract/failure.ts';
import type { PaymentFailure, VerificationFailure } from './payment.ts';
import { failureWords, verificationWords } from './payment-texts.ts';

const NETWORK: ApiFailure = { kind: 'network' };
const TIMEOUT: ApiFailure = { kind: 'timeout' };
const http = (status: number, body: unknown = {}): ApiFailure => normalizeHttpFailure(status, body);

describe('[DON-03] a payment that failed before money was captured', () => {
  it.each<[string, PaymentFailure, string, RegExp]>([
    [
      'reading the campaign fails without a network',
      { kind: 'campaign', failure: NETWORK },
      'We couldn’t check whether this campaign still accepts donations.',
      /^Nothing was charged\. Check your connection and try again\.$/,
    ],
    [
      'reading the campaign times out',
      { kind: 'campaign', failure: TIMEOUT },
      'We couldn’t check whether this campaign still accepts donations.',
      /^Nothing was charged\. You can try again\.$/,
    ],
    [
      'the campaign has been removed',
      { kind: 'campaign-gone' },
      'This campaign has been removed and no longer accepts donations.',
      /^Nothing was charged\. You can donate to another campaign\.$/,
    ],
    [
      'the campaign has ended',
      { kind: 'campaign-ended' },
      'This campaign has ended and no longer accepts donations.',
      /^Nothing was charged\. You can donate to another campaign\.$/,
    ],
    [
      'registering the donor times out',
      { kind: 'registration', failure: TIMEOUT },
      'We couldn’t set up your account for the payment.',
      /^Nothing was charged\. You can try again\. If this keeps happening, contact support\.$/,
    ],
    [
      'the server refuses the donor with a message',
      { kind: 'registration', failure: http(400, { error: 'An email address is needed' }) },
      'We couldn’t set up your account for the payment.',
      /^The server says: An email address is needed\. Nothing was charged\. You can try again\. If this keeps happening, contact support\.$/,
    ],
    [
      'everything about the campaign has changed',
      {
        kind: 'campaign-changed',
        changes: { title: 'A {title}', goalAmount: 200_000, ownerId: 'org_2' },
      },
      'This campaign has changed since you opened this page.',
      /^Nothing was charged\. Its title is now “A {title}”\. Its goal is now ₹2,00,000\. Another organization now runs the campaign\. If you still want to donate, press the Donate button again\.$/,
    ],
    [
      'the campaign’s goal has changed',
      { kind: 'campaign-changed', changes: { goalAmount: 200_000.5 } },
      'This campaign has changed since you opened this page.',
      /^Nothing was charged\. Its goal is now ₹2,00,000\.50\. If you still want to donate, press the Donate button again\.$/,
    ],
    [
      'the order fails without a network',
      { kind: 'order', failure: NETWORK },
      'Order creation failed',
      /^Nothing was charged\. Check your connection and try again\.$/,
    ],
    [
      'the order times out',
      { kind: 'order', failure: TIMEOUT },
      'Order creation failed',
      /^Nothing was charged\. You can try again\.$/,
    ],
    [
      'the server refuses the order with a message',
      { kind: 'order', failure: http(422, { message: 'Donations pause until six.' }) },
      'Donations pause until six.',
      /^Nothing was charged\. You can try again\.$/,
    ],
    [
      'the server refuses fields of the order',
      { kind: 'order', failure: http(400, { errors: { amount: 'Too small.', currency: 'Not taken.' } }) },
      'Too small. Not taken.',
      /^Nothing was charged\. You can try again\.$/,
    ],
    [
      'the server refuses the order without a message',
      { kind: 'order', failure: http(400) },
      'Order creation failed',
      /^Nothing was charged\. You can try again\.$/,
    ],
    [
      'the site has no payment key',
      { kind: 'checkout', failure: { kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' } },
      'Something went wrong',
      /^Nothing was charged\. Donations aren’t set up on this site yet\./,
    ],
    [
      'the payment window is blocked',
      { kind: 'checkout', failure: { kind: 'script' } },
      'Something went wrong',
      /^Nothing was charged\. We couldn’t open the payment window\./,
    ],
    [
      'the donor left the page before the checkout opened',
      { kind: 'page-left' },
      'You left this page before the payment window opened.',
      /^Nothing was charged\. You can donate now\.$/,
    ],
    [
      'another tab has a payment open',
      { kind: 'other-tab' },
      'A payment is open in another tab.',
      /Nothing was charged in this tab\.$/,
    ],
  ])('if %s, failureWords says what happened and what to do', (_, failure, text, advice) => {
    expect(failureWords(failure)).toEqual({
      text,
      advice: expect.stringMatching(advice),
      needsSignIn: false,
    });
  });

  it('if the session has ended, failureWords asks the user to sign in', () => {
    expect(failureWords({ kind: 'order', failure: http(401, { error: 'Who are you?' }) })).toEqual({
      text: 'Who are you?',
      advice: 'Nothing was charged. Your session has ended. Sign in and donate again.',
      needsSignIn: true,
    });
    expect(failureWords({ kind: 'campaign', failure: http(401) })).toEqual({
      text: 'We couldn’t check whether this campaign still accepts donations.',
      advice: 'Nothing was charged. Your session has ended. Sign in and donate again.',
      needsSignIn: true,
    });
  });

  it('failureWords does not ask the user to sign in after a 403 response', () => {
    expect(failureWords({ kind: 'campaign', failure: http(403) }).needsSignIn).toBe(false);
    expect(failureWords({ kind: 'order', failure: http(403) }).needsSignIn).toBe(false);
  });
});

describe('[DON-04] a payment that was captured but is not verified', () => {
  const KEPT =
    'Your payment may have been taken. Do not pay again. Its details are saved on this device, and verifying it won’t charge you again.';
  const words = (failure: VerificationFailure, tries = 1) => verificationWords({ failure, tries }, true);
  const call = (failure: ApiFailure): VerificationFailure => ({ kind: 'call', failure });

  it('verificationWords says that verifying won’t charge the donor again, and quotes the server only if it gave a reason', () => {
    const plain = { text: 'Payment verification failed', advice: KEPT, needsSignIn: false };
    expect(words({ kind: 'refused', message: null })).toEqual(plain);
    expect(words(call(TIMEOUT))).toEqual(plain);
    expect(words(call(http(500)))).toEqual(plain);
  });

  it('verificationWords advises checking the connection after a network failure', () => {
    expect(words(call(NETWORK)).advice).toBe(`${KEPT} Check your connection, then verify the payment again.`);
  });

  it('if this browser cannot store the payment, verificationWords does not claim that it is saved', () => {
    const { advice } = verificationWords({ failure: call(TIMEOUT), tries: 1 }, false);
    expect(advice).toBe(
      'Your payment may have been taken. Do not pay again. Verifying it won’t charge you again.',
    );
  });

  it('verificationWords quotes the server’s message as a sentence', () => {
    expect(words({ kind: 'refused', message: 'Signature mismatch' }).advice).toBe(
      `The server says: Signature mismatch. ${KEPT}`,
    );
    expect(words({ kind: 'refused', message: 'Too early!' }).advice).toBe(
      `The server says: Too early! ${KEPT}`,
    );
    expect(words(call(http(400, { error: 'The signature does not match.' }))).advice).toBe(
      `The server says: The signature does not match. ${KEPT}`,
    );
  });

  it('after two failed verifications, verificationWords mentions support', () => {
    const support = 'Support can look up your payment by its order and payment numbers.';
    expect(words(call(TIMEOUT), 1).advice).not.toContain(support);
    expect(words(call(TIMEOUT), 2).advice).toBe(`${KEPT} ${support}`);
    expect(words(call(NETWORK), 3).advice).toContain(support);
  });

  it('if the campaign lists a donation that may belong to the payment, verificationWords says that the payment is not confirmed, and mentions support', () => {
    const support = 'Support can look up your payment by its order and payment numbers.';
    expect(words({ kind: 'may-be-listed' })).toEqual({
      text: 'We couldn’t confirm your payment',
      advice: `The server didn’t confirm the payment, but the campaign lists a donation of this amount from you. That donation may be this payment or an earlier one. ${KEPT} ${support}`,
      needsSignIn: false,
    });
  });

  it('verificationWords asks the user to sign in only if the session has ended', () => {
    expect(words(call(http(401)))).toEqual({
      text: 'Payment verification failed',
      advice: `${KEPT} Your session has ended. Sign in again to verify the payment.`,
      needsSignIn: true,
    });
    expect(words(call(http(403))).needsSignIn).toBe(false);
  });
});
