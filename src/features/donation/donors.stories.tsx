import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Landing } from './landing/landing.tsx';
import type { StoredPayment } from './payment/pending-payments-store.ts';
import { DonorProfile } from './profile/donor-profile.tsx';

const donations = [
  {
    id: 'donation-library-3',
    campaignId: 'fund-library',
    campaignTitle: 'A Village Library for Kolar',
    ownerId: 'user_vidya_trust',
    paise: 500_000,
    at: '2026-11-20T06:00:00Z',
    raised: 118_450,
    goal: 450_000,
  },
  {
    id: 'donation-bus-1',
    campaignId: 'fund-bus',
    campaignTitle:
      'पढ़ने का शिविर: A summer of reading, drawing and science for the children of the brick kilns',
    ownerId: null,
    paise: 12_550,
    at: '2026-10-02T06:00:00Z',
    raised: 118_450,
    goal: 450_000,
  },
  {
    id: 'donation-old',
    campaignId: 'fund-old',
    campaignTitle: 'Classrooms After the Flood',
    ownerId: null,
    paise: null,
    at: null,
    raised: 118_450,
    goal: 450_000,
  },
];
const payment: StoredPayment = {
  orderId: 'order_Nx2b7cQ1',
  campaignId: 'fund-library',
  campaignTitle: 'A Village Library for Kolar',
  paise: 50_000,
  openedAt: Date.UTC(2026, 10, 20, 6),
  changedAt: Date.UTC(2026, 10, 20, 6),
  stage: 'taken',
  tries: 1,
  known: [],
  proof: { paymentId: 'pay_Nx2cK9aa', signature: 'signed' },
};

const NO_ORDERS = { taken: [], abandoned: [], dismissed: [] };

const meta = {
  title: 'Donation/Donors',
  component: DonorProfile,
  parameters: { route: '/donor/profile' },
  args: {
    account: { name: 'Vikram Mehta', email: 'vikram@donors.example' },
    history: { kind: 'loaded', donations, recording: [] },
    openId: null,
    organization: 'Vidya Trust',
    news: null,
    orders: NO_ORDERS,
    canVerify: true,
    actions: { verify: fn(), hide: fn(), hideTaken: fn(), retry: fn(), print: fn() },
  },
} satisfies Meta<typeof DonorProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Donations: Story = {};
export const NothingYet: Story = { args: { history: { kind: 'loaded', donations: [], recording: [] } } };
export const BeingRecorded: Story = {
  args: { history: { kind: 'loaded', donations: [], recording: [{ ...payment, stage: 'verified' }] } },
};
export const VerificationSessionEnded: Story = {
  args: {
    orders: { ...NO_ORDERS, taken: [payment] },
    news: {
      text: 'Payment verification failed. Your session has ended.',
      signIn: { to: '/auth/login', search: {} },
    },
  },
};
export const Unclear: Story = {
  args: {
    orders: {
      taken: [{ ...payment, tries: 3 }],
      abandoned: [{ ...payment, orderId: 'order_Nx1a0bP9', stage: 'open', proof: null }],
      dismissed: [{ ...payment, orderId: 'order_Nx0z1cR3', stage: 'dismissed', proof: null }],
    },
  },
};
export const NotVerifiedYet: Story = { args: { orders: { ...NO_ORDERS, taken: [payment] } } };
export const StillNotVerified: Story = {
  args: {
    orders: { ...NO_ORDERS, taken: [payment] },
    news: {
      text: 'Payment verification failed. Your payment may have been taken.',
      signIn: null,
    },
  },
};
export const Receipt: Story = { args: { openId: 'donation-library-3' } };
export const ReceiptUnknown: Story = { args: { openId: 'donation-unknown' } };
export const ForDonors: Story = {
  parameters: { route: '/donation' },
  render: () => <Landing offersSignUp onSignUp={fn()} onSignIn={fn()} />,
};
export const ForSignedInDonors: Story = {
  parameters: { route: '/donation' },
  render: () => <Landing offersSignUp={false} onSignUp={fn()} onSignIn={fn()} />,
};
