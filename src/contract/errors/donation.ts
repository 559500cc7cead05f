import { rows } from './row.ts';

const CAMPAIGN = '/crowdfunding/{id}';
const PROFILE = '/donor/profile';

/** The error catalogue's rows of donations and payments. */
export const donationErrors = rows({
  'donation-amount': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The amount is below one rupee, or no amount',
    text: 'Please enter a valid donation amount.',
    way: 'Write an amount of at least 1 rupee.',
    triggers: [{ kind: 'input', form: 'donation', field: 'amount' }],
    ledger: ['DON-01'],
  },
  'donation-campaign-unread': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The campaign cannot be read again before the payment',
    text: 'We could not check that this campaign still takes donations.',
    way: 'Nothing was charged; try again.',
    triggers: [
      { kind: 'answer', operation: 'fundraisers.byId', status: 500, body: '' },
      { kind: 'network', operation: 'fundraisers.byId' },
    ],
    ledger: ['DON-02', 'DON-03'],
  },
  'donation-campaign-gone': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The campaign was deleted while its page was open',
    text: 'This campaign has been removed and takes no more donations.',
    way: 'Nothing was charged; choose another campaign.',
    triggers: [
      { kind: 'answer', operation: 'fundraisers.byId', status: 404, body: { error: 'No such campaign.' } },
    ],
    ledger: ['DON-02', 'DON-03'],
  },
  'donation-campaign-ended': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The campaign ended while its page was open',
    text: 'This campaign has ended and takes no more donations.',
    way: 'Nothing was charged; choose another campaign.',
    triggers: [
      {
        kind: 'answer',
        operation: 'fundraisers.byId',
        status: 200,
        body: {
          id: 'fund-village-library',
          title: 'A Village Library for Kolar',
          goalAmount: 400000,
          deadline: '2020-01-31T18:29:59.999Z',
        },
      },
    ],
    ledger: ['DON-02', 'DON-03'],
  },
  'donation-order-refused': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The server refuses an order, in its own words',
    text: '{message}',
    way: 'Nothing was charged; try again, or with another amount.',
    triggers: [
      {
        kind: 'answer',
        operation: 'transactions.createOrder',
        status: 500,
        body: { message: 'The payment provider cannot be reached just now.' },
      },
      {
        kind: 'answer',
        operation: 'transactions.createOrder',
        status: 400,
        body: { error: 'This amount is above the limit of one payment.' },
      },
    ],
    ledger: ['DON-03'],
  },
  'donation-order-failed': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The order cannot be made',
    text: 'Order creation failed',
    way: 'Nothing was charged; try again.',
    triggers: [
      { kind: 'answer', operation: 'transactions.createOrder', status: 502, body: '' },
      { kind: 'network', operation: 'transactions.createOrder' },
      { kind: 'hang', operation: 'transactions.createOrder' },
      {
        kind: 'answer',
        operation: 'transactions.createOrder',
        status: 201,
        body: { id: 'order_of_another_amount', amount: 1 },
      },
    ],
    ledger: ['DON-03'],
  },
  'donation-checkout-blocked': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The provider’s checkout cannot be loaded',
    text: 'Something went wrong',
    way: 'Nothing was charged; let the provider’s script through, and try again.',
    triggers: [{ kind: 'script', service: 'razorpay' }],
    ledger: ['DON-03'],
  },
  'donation-key-missing': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'The checkout’s public key is not configured',
    text: 'Something went wrong',
    way: 'Nothing was charged; write to support.',
    triggers: [{ kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' }],
    ledger: ['DON-03'],
  },
  'donation-verification-failed': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'A payment was taken, and the server does not confirm it',
    text: 'Payment verification failed',
    way: 'The payment is kept; verify it again, now or later.',
    triggers: [
      {
        kind: 'answer',
        operation: 'transactions.verifyPayment',
        status: 400,
        body: { success: false, message: 'The signature does not match the payment.' },
      },
      { kind: 'answer', operation: 'transactions.verifyPayment', status: 500, body: '' },
      { kind: 'answer', operation: 'transactions.verifyPayment', status: 200, body: { success: false } },
      { kind: 'network', operation: 'transactions.verifyPayment' },
      { kind: 'hang', operation: 'transactions.verifyPayment' },
    ],
    ledger: ['DON-03', 'DON-04'],
  },
  'donation-verification-stuck': {
    slice: 'donation',
    screen: CAMPAIGN,
    situation: 'A payment was taken, and the server refuses it again and again',
    text: 'Support can look it up with both numbers.',
    way: 'Write to support with both numbers; the payment can be put away after a warning.',
    triggers: [
      {
        kind: 'answer',
        operation: 'transactions.verifyPayment',
        status: 400,
        body: { success: false, message: 'Invalid signature' },
      },
    ],
    ledger: ['DON-04'],
  },
  'donation-history-failed': {
    slice: 'donation',
    screen: PROFILE,
    situation: 'The campaigns’ donations cannot be read',
    text: 'Your donations could not be loaded.',
    way: 'Try again; nothing about them has changed.',
    triggers: [
      { kind: 'answer', operation: 'fundraisers.all', status: 500, body: '' },
      { kind: 'network', operation: 'fundraisers.all' },
      { kind: 'answer', operation: 'fundraisers.all', status: 200, body: 'no list' },
    ],
    ledger: ['ROUTE-01'],
  },
});
