import { donationErrors } from '#contract/errors/donation.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { busyText } from '#shared/api/busy.ts';
import { notSentText } from '#shared/api/not-sent.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { fill } from '#shared/text/fill.ts';
import { isSessionLost, type Payment, type PaymentFailure } from './payment.ts';

/** Why a payment failed, and what the donor can do. */
export interface PaymentWords {
  readonly text: string;
  readonly advice: string;
  /** True if the session has expired and the donor should sign in. */
  readonly needsSignIn: boolean;
}

const NOTHING_CHARGED = 'Nothing was charged.';

/** Builds the text for a payment that was not charged. */
const notCharged = (text: string, advice: string): PaymentWords => ({
  text,
  advice: `${NOTHING_CHARGED} ${advice}`,
  needsSignIn: false,
});

/** Returns the text for a payment that failed before any money was captured (DON-03). */
export function failureWords(failure: PaymentFailure): PaymentWords {
  switch (failure.kind) {
    case 'registration': {
      const text = donationErrors['donation-not-registered'];
      if (failure.failure.kind === 'not-sent') return notCharged(text, notSentText(failure.failure.lacks));
      const { advice, needsSignIn } = nextTry(failure.failure);
      return {
        text,
        advice: [
          serverSays(serverWords(failure.failure)),
          advice,
          !needsSignIn && 'If this keeps happening, contact support.',
        ]
          .filter(Boolean)
          .join(' '),
        needsSignIn,
      };
    }
    case 'campaign':
      return { text: donationErrors['donation-campaign-unread'], ...nextTry(failure.failure) };
    case 'campaign-gone':
      return notCharged(donationErrors['donation-campaign-gone'], 'You can donate to another campaign.');
    case 'campaign-ended':
      return notCharged(donationErrors['donation-campaign-ended'], 'You can donate to another campaign.');
    case 'campaign-changed': {
      const { title, goalAmount: goal } = failure.changes;
      return notCharged(
        donationErrors['donation-campaign-changed'],
        [
          title !== undefined && fill('Its title is now “{title}”.', { title }),
          goal !== undefined && fill('Its goal is now {goal}.', { goal: formatExactRupees(goal) }),
          'ownerId' in failure.changes && 'Another organization now runs the campaign.',
          'If you still want to donate, press the Donate button again.',
        ]
          .filter(Boolean)
          .join(' '),
      );
    }
    case 'order': {
      const text = serverWords(failure.failure) ?? donationErrors['donation-order-failed'];
      return { text, ...nextTry(failure.failure) };
    }
    case 'checkout':
      return failure.failure.kind === 'configuration'
        ? notCharged(
            donationErrors['donation-key-missing'],
            'Donations aren’t set up on this site yet. Please write to support.',
          )
        : notCharged(
            donationErrors['donation-checkout-blocked'],
            'We couldn’t open the payment window. Check your connection, and check that nothing blocks checkout.razorpay.com. If this keeps happening, contact support.',
          );
    case 'page-left':
      return notCharged(donationErrors['donation-page-left'], 'You can donate now.');
    case 'other-tab':
      return {
        text: donationErrors['donation-other-tab'],
        advice: 'Complete or close that payment first. Nothing was charged in this tab.',
        needsSignIn: false,
      };
  }
}

/** Shown if money may have been captured, but no valid proof arrived. */
export const NO_PROOF_WORDS: PaymentWords = {
  text: donationErrors['donation-no-proof'],
  advice:
    'The payment provider may have taken your payment, but sent us no proof of it. Do not pay again. Write to support with the order number below.',
  needsSignIn: false,
};

/** Returns the advice after a call that failed before any money was captured. */
function nextTry(failure: ApiFailure): Pick<PaymentWords, 'advice' | 'needsSignIn'> {
  const needsSignIn = isSessionLost(failure);
  const advice = needsSignIn
    ? 'Your session has ended. Sign in and donate again.'
    : failure.kind === 'not-sent'
      ? notSentText(failure.lacks)
      : failure.kind === 'network'
        ? 'Check your connection and try again.'
        : (busyText(failure) ?? 'You can try again.');
  return { advice: `${NOTHING_CHARGED} ${advice}`, needsSignIn };
}

/** Number of failed verifications after which a payment can be hidden. */
export const TRIES_BEFORE_HIDING = 2;

/** Returns the text for a captured payment that is not verified (DON-03, DON-04). */
export function verificationWords(
  { failure, tries }: Pick<Extract<Payment, { readonly state: 'unverified' }>, 'failure' | 'tries'>,
  isSavedOnDevice: boolean,
): PaymentWords {
  const mayBeListed = failure.kind === 'may-be-listed';
  const serverMessage =
    failure.kind === 'refused'
      ? failure.message
      : failure.kind === 'call'
        ? serverWords(failure.failure)
        : null;
  const needsSignIn = failure.kind === 'call' && isSessionLost(failure.failure);
  return {
    text: mayBeListed ? 'We couldn’t confirm your payment' : donationErrors['donation-verification-failed'],
    advice: [
      mayBeListed &&
        'The server didn’t confirm the payment, but the campaign lists a donation of this amount from you. That donation may be this payment or an earlier one.',
      serverSays(serverMessage),
      isSavedOnDevice
        ? 'Your payment may have been taken. Do not pay again. Its details are saved on this device, and verifying it won’t charge you again.'
        : 'Your payment may have been taken. Do not pay again. Verifying it won’t charge you again.',
      failure.kind === 'call' && failure.failure.kind === 'not-sent' && notSentText(failure.failure.lacks),
      failure.kind === 'call' &&
        failure.failure.kind === 'network' &&
        'Check your connection, then verify the payment again.',
      failure.kind === 'call' && busyText(failure.failure),
      (mayBeListed || tries >= TRIES_BEFORE_HIDING) && donationErrors['donation-verification-stuck'],
      needsSignIn && 'Your session has ended. Sign in again to verify the payment.',
    ]
      .filter(Boolean)
      .join(' '),
    needsSignIn,
  };
}

const serverSays = (message: string | null) =>
  message && `The server says: ${message.replace(/[^.!?…]$/, '$&.')}`;

function serverWords(failure: ApiFailure): string | null {
  if (failure.kind !== 'http') return null;
  const fields = Object.values(failure.fields ?? {}).flat();
  return failure.message ?? (fields.length > 0 ? fields.join(' ') : null);
}
