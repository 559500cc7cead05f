import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Payment, PaymentFailure, VerificationFailure } from '../payment/payment.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { DonationPanel } from './donation-panel.tsx';

const donation = { campaignId: 'fund_1', campaignTitle: 'A Village Library for Kolar', paise: 50_000 };
const ordered = { ...donation, orderId: 'order_Nx2b7cQ1' };
const proof = { paymentId: 'pay_Nx2cK9aa', signature: 'signed' };
const taken = { ...ordered, ...proof };
const OPENED = Date.UTC(2026, 10, 20, 6);
const pending: StoredPayment = {
  ...ordered,
  openedAt: OPENED,
  changedAt: OPENED,
  stage: 'open',
  proof: null,
  tries: 0,
  known: [],
};

const failed = (failure: PaymentFailure): Payment => ({ state: 'failed', donation, failure });
const unverified = (failure: VerificationFailure, tries = 1): Payment => ({
  state: 'unverified',
  donation: taken,
  tries,
  failure,
});

const NO_ORDERS = { taken: [], abandoned: [], dismissed: [] };

const meta = {
  title: 'Donation/Panel',
  component: DonationPanel,
  parameters: {
    route: '/crowdfunding/$id',
    requirements: ['DON-01', 'DON-02', 'DON-03', 'DON-04', 'PAY-01'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    campaignId: 'fund_1',
    isOpen: true,
    payment: { state: 'idle' },
    orders: NO_ORDERS,
    isSavedOnDevice: true,
    acknowledgement: null,
    amount: '500',
    sessionStatus: 'signed-in',
    signInLinkFor: () => ({ to: '/auth/login', search: {} }),
    actions: {
      changeAmount: fn(),
      donate: fn(),
      verify: fn(),
      forget: fn(),
      putAway: fn(),
      leave: fn(),
      again: fn(),
    },
  },
} satisfies Meta<typeof DonationPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressDonate: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Donate' }));
};

export const Idle: Story = {
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('radio', { name: '₹100' }));
    await expect(args.actions.changeAmount).toHaveBeenLastCalledWith(10_000);
    await userEvent.click(panel.getByRole('button', { name: 'Donate ₹100' }));
    await expect(args.actions.donate).toHaveBeenCalledWith(10_000);
  },
};
export const OtherAmount: Story = { args: { amount: '1,25,000.50' } };
export const AmountInvalid: Story = {
  parameters: { shows: ['donation-amount'] },
  args: { amount: '0' },
  play: pressDonate,
};
export const AmountNoNumber: Story = {
  parameters: { shows: ['donation-amount'] },
  args: { amount: 'fifty' },
  play: pressDonate,
};
export const SignedOut: Story = { args: { sessionStatus: 'signed-out' } };
export const Ended: Story = { args: { isOpen: false } };
export const Ordering: Story = { args: { payment: { state: 'ordering', donation } } };
export const CheckoutOpen: Story = {
  args: { payment: { state: 'checkout', donation: ordered } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Leave this payment/ }));
    await expect(args.actions.leave).toHaveBeenCalledOnce();
  },
};
export const Verifying: Story = { args: { payment: { state: 'verifying', donation: taken } } };
export const Done: Story = { args: { payment: { state: 'done', donation: taken } } };
export const Dismissed: Story = { args: { payment: { state: 'dismissed', donation: ordered } } };
export const Left: Story = { args: { payment: { state: 'left', donation: ordered } } };
export const NotRegistered: Story = {
  parameters: { shows: ['donation-not-registered'] },
  args: { payment: failed({ kind: 'registration', failure: { kind: 'http', status: 502 } }) },
};
export const CampaignUnread: Story = {
  parameters: { shows: ['donation-campaign-unread'] },
  args: { payment: failed({ kind: 'campaign', failure: { kind: 'network' } }) },
};
export const CampaignGone: Story = {
  parameters: { shows: ['donation-campaign-gone'] },
  args: { payment: failed({ kind: 'campaign-gone' }) },
};
export const CampaignEnded: Story = {
  parameters: { shows: ['donation-campaign-ended'] },
  args: { payment: failed({ kind: 'campaign-ended' }) },
};
export const CampaignChanged: Story = {
  parameters: { shows: ['donation-campaign-changed'] },
  args: {
    payment: failed({
      kind: 'campaign-changed',
      changes: { title: 'A Village Library for Malur', goalAmount: 900_000, ownerId: 'user_2' },
    }),
  },
};
export const OrderRefused: Story = {
  parameters: { shows: ['donation-order-refused'] },
  args: {
    payment: failed({
      kind: 'order',
      failure: {
        kind: 'http',
        status: 500,
        message: 'The payment provider cannot be reached just now.',
      },
    }),
  },
};
export const OrderFailed: Story = {
  parameters: { shows: ['donation-order-failed'] },
  args: { payment: failed({ kind: 'order', failure: { kind: 'network' } }) },
};
export const OrderSessionLost: Story = {
  parameters: { shows: ['donation-order-failed'] },
  args: { payment: failed({ kind: 'order', failure: { kind: 'http', status: 401 } }) },
};
export const CheckoutBlocked: Story = {
  parameters: { shows: ['donation-checkout-blocked'] },
  args: { payment: failed({ kind: 'checkout', failure: { kind: 'script' } }) },
};
export const KeyMissing: Story = {
  parameters: { shows: ['donation-key-missing'] },
  args: {
    payment: failed({
      kind: 'checkout',
      failure: { kind: 'configuration', variable: 'VITE_RAZORPAY_KEY_ID' },
    }),
  },
};
export const OtherTab: Story = {
  parameters: { shows: ['donation-other-tab'] },
  args: { payment: failed({ kind: 'other-tab' }) },
};
export const PageLeft: Story = {
  parameters: { shows: ['donation-page-left'] },
  args: { payment: failed({ kind: 'page-left' }) },
};
export const NotVerified: Story = {
  parameters: { shows: ['donation-verification-failed'] },
  args: {
    payment: unverified({ kind: 'refused', message: 'The signature does not match the payment.' }),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Verify again' }));
    await expect(args.actions.verify).toHaveBeenCalledWith('order_Nx2b7cQ1');
  },
};
export const NotVerifiedSessionLost: Story = {
  parameters: { shows: ['donation-verification-failed'] },
  args: {
    payment: unverified({ kind: 'call', failure: { kind: 'http', status: 401 } }),
  },
};
export const NotVerifiedNotSaved: Story = {
  parameters: { shows: ['donation-verification-failed'] },
  args: {
    isSavedOnDevice: false,
    payment: unverified({ kind: 'call', failure: { kind: 'timeout' } }),
  },
};
export const BeingChecked: Story = { args: { payment: unverified({ kind: 'being-checked' }) } };
export const NotVerifiedTwice: Story = {
  parameters: { shows: ['donation-verification-stuck'] },
  args: {
    payment: unverified({ kind: 'refused', message: 'Invalid signature' }, 2),
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Hide this payment' }));
    await expect(panel.getByRole('dialog', { name: 'Hide this payment?' })).toBeVisible();
  },
};
export const Closed: Story = {
  args: {
    orders: {
      ...NO_ORDERS,
      dismissed: [
        { ...pending, stage: 'dismissed' },
        { ...pending, stage: 'dismissed', orderId: 'order_Nx1a0bP9', paise: 2550 },
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByText('You closed 2 payment windows'));
    await expect(panel.getByText('Order order_Nx1a0bP9')).toBeVisible();
  },
};
export const RefusedEarlier: Story = {
  args: { orders: { ...NO_ORDERS, taken: [{ ...pending, stage: 'taken', proof, tries: 3 }] } },
};
export const NoProof: Story = {
  parameters: { shows: ['donation-unproved'] },
  args: { payment: { state: 'unproved', donation: ordered } },
};
export const AfterReload: Story = {
  args: {
    orders: {
      ...NO_ORDERS,
      taken: [{ ...pending, stage: 'taken', proof }],
      abandoned: [{ ...pending, orderId: 'order_Nx1a0bP9', paise: 2500 }],
    },
  },
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Verify ₹500' }));
    await expect(args.actions.verify).toHaveBeenCalledWith('order_Nx2b7cQ1');
    await userEvent.click(panel.getByRole('button', { name: /^Dismiss/ }));
    await expect(args.actions.forget).toHaveBeenCalledWith('order_Nx1a0bP9');
  },
};
