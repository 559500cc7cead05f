import type { donationErrors } from '#contract/errors/donation.ts';
import { personas } from '../../data/personas.ts';
import { answer, defineEntries, hang, network, on } from './define-entries.ts';

/** The error entries of donations and payments. */
export const donationEntries = defineEntries<typeof donationErrors>()({
  'donation-amount': {
    screen: '/crowdfunding/{id}',
    when: 'The amount is below one rupee, or not a number',
    nextStep: 'Enter an amount of at least 1 rupee.',
    triggers: [{ kind: 'input', form: 'donation', field: 'amount' }],
    requirements: ['DON-01'],
  },
  'donation-not-registered': {
    screen: '/crowdfunding/{id}',
    when: 'Just before the payment, the server fails to register the donor',
    nextStep: 'Nothing was charged. Try again, or write to support.',
    triggers: [
      answer('users.registerOrUpdate', 500, { error: 'Try again later.' }),
      network('users.registerOrUpdate'),
    ],
    requirements: ['PAY-04'],
  },
  ...on({ screen: '/crowdfunding/{id}', requirements: ['DON-02', 'DON-03'] })({
    'donation-campaign-unread': {
      when: 'The site reads the campaign once more before the payment, and the call fails',
      nextStep: 'Nothing was charged. Try again.',
      triggers: [answer('fundraisers.byId', 500, ''), network('fundraisers.byId')],
    },
    'donation-campaign-gone': {
      when: 'The campaign was deleted while its page was open',
      nextStep: 'Nothing was charged. Choose another campaign.',
      triggers: [answer('fundraisers.byId', 404, { error: 'No such campaign.' })],
    },
    'donation-campaign-ended': {
      when: 'The campaign ended while its page was open',
      nextStep: 'Nothing was charged. Choose another campaign.',
      triggers: [
        answer('fundraisers.byId', 200, {
          id: 'fund-village-library',
          title: 'A Village Library for Kolar',
          goalAmount: 400000,
          deadline: '2020-01-31T18:29:59.999Z',
        }),
      ],
    },
  }),
  'donation-campaign-changed': {
    screen: '/crowdfunding/{id}',
    when: 'The campaign’s title, goal or owner changed while its page was open',
    nextStep: 'Nothing was charged. Press ‘Donate’ again to give to the changed campaign.',
    triggers: [
      answer('fundraisers.byId', 200, {
        id: 'fund-village-library',
        title: 'Another Village Library',
        goalAmount: 900000,
        deadline: '2199-03-31T18:29:59.999Z',
      }),
    ],
    requirements: ['PAY-04'],
  },
  ...on({ screen: '/crowdfunding/{id}', requirements: ['DON-03'] })({
    'donation-order-refused': {
      when: 'The server refuses an order and says why',
      nextStep: 'Nothing was charged. Try again, or try another amount.',
      triggers: [
        answer('transactions.createOrder', 500, {
          message: 'The payment provider cannot be reached right now.',
        }),
        answer('transactions.createOrder', 400, {
          error: 'This amount is above the limit for a single payment.',
        }),
      ],
    },
    'donation-order-failed': {
      when: 'The order cannot be created',
      nextStep: 'Nothing was charged. Try again.',
      triggers: [
        answer('transactions.createOrder', 502, ''),
        network('transactions.createOrder'),
        hang('transactions.createOrder'),
        answer('transactions.createOrder', 201, { id: 'order_of_another_amount', amount: 1 }),
      ],
    },
    'donation-checkout-blocked': {
      when: 'The payment provider’s checkout cannot be loaded or opened',
      nextStep: 'Nothing was charged. Allow the payment provider’s script, and try again.',
      triggers: [{ kind: 'script', service: 'razorpay' }],
    },
    'donation-key-missing': {
      when: 'The checkout’s public key is not configured',
      nextStep: 'Nothing was charged. Write to support.',
      triggers: [{ kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' }],
    },
    'donation-page-left': {
      when: 'The donor left the campaign’s page before the checkout could open',
      nextStep: 'Nothing was charged. Press ‘Donate’ again.',
      triggers: [{ kind: 'visit', to: '/crowdfunding' }],
    },
    'donation-other-tab': {
      when: 'The same donor has a payment open in another tab',
      nextStep: 'Finish or close the payment in the other tab, then donate here.',
      triggers: [{ kind: 'tab', lock: `eduempower.payment.${personas.donor.userId}` }],
    },
  }),
  ...on({ screen: '/crowdfunding/{id}', requirements: ['DON-03', 'DON-04'] })({
    'donation-no-proof': {
      when: 'The payment provider reports a payment but returns no proof of it',
      nextStep: 'Do not pay again. Write to support with the order number.',
      triggers: [{ kind: 'payment', failure: 'no-proof' }],
    },
    'donation-verification-failed': {
      when: 'The donor has paid, but the server does not confirm the payment',
      nextStep: 'Do not pay again. The device remembers the payment. Verify it again, now or later.',
      triggers: [
        answer('transactions.verifyPayment', 400, {
          success: false,
          message: 'The signature does not match the payment.',
        }),
        answer('transactions.verifyPayment', 500, ''),
        answer('transactions.verifyPayment', 200, { success: false }),
        network('transactions.verifyPayment'),
        hang('transactions.verifyPayment'),
      ],
    },
  }),
  'donation-verification-stuck': {
    screen: '/crowdfunding/{id}',
    when: 'The donor has paid, but the server keeps refusing the payment',
    nextStep:
      'Write to support with the order and payment numbers. After a warning, you can hide the payment.',
    triggers: [answer('transactions.verifyPayment', 400, { success: false, message: 'Invalid signature' })],
    requirements: ['DON-04'],
  },
  'donation-history-failed': {
    screen: '/donor/profile',
    when: 'The donation history cannot be read',
    nextStep: 'Try again. Your donations are safe.',
    triggers: [
      answer('fundraisers.all', 500, ''),
      network('fundraisers.all'),
      answer('fundraisers.all', 200, 'no list'),
    ],
    requirements: ['ROUTE-01'],
  },
});
