import type { Meta, StoryObj } from '@storybook/react-vite';
import { refusedCall, unconfirmedCall } from '#shared/api/failed-call.test-utils.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import { withdrawFailureOf } from './withdraw-failure.ts';

const meta = {
  title: 'Application/Withdraw',
  component: WithdrawDialog,
  parameters: { route: '/student/applications', requirements: ['MINE-02'] },
  args: {
    asked: { title: 'Girls in STEM Fellowship', corrects: false },
    decision: null,
    isSending: false,
    failure: null,
    signIn: null,
    onConfirm: () => {},
    onClose: () => {},
  },
} satisfies Meta<typeof WithdrawDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdraw: Story = {};
export const Correct: Story = { args: { asked: { title: 'Girls in STEM Fellowship', corrects: true } } };
export const Failed: Story = {
  parameters: { shows: ['application-withdraw-failed'] },
  args: { failure: withdrawFailureOf(refusedCall('applications.delete', 500)) },
};
export const NotOffered: Story = {
  parameters: { shows: ['application-withdraw-failed'] },
  args: {
    failure: withdrawFailureOf(
      refusedCall('applications.delete', 405, { error: 'Withdrawing is not offered here.' }),
    ),
  },
};
export const Unknown: Story = {
  args: { failure: withdrawFailureOf(unconfirmedCall('applications.delete', 'unknown')) },
};
export const SessionEnded: Story = {
  parameters: { shows: ['application-withdraw-failed'] },
  args: {
    failure: withdrawFailureOf(refusedCall('applications.delete', 401)),
    signIn: { to: '/auth/login', search: { role: 'STUDENT', redirect: '/student/applications' } },
  },
};
export const Accepted: Story = {
  parameters: { shows: ['application-withdraw-decided'] },
  args: { decision: 'ACCEPTED' },
};
export const NotSelected: Story = {
  parameters: { shows: ['application-withdraw-decided'] },
  args: { decision: 'REJECTED' },
};
