import type { Meta, StoryObj } from '@storybook/react-vite';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const meta = {
  title: 'Application/Withdraw',
  component: WithdrawDialog,
  parameters: { route: '/student/applications', requirements: ['MINE-02'] },
  args: {
    asked: { title: 'Girls in STEM Fellowship', corrects: false },
    state: 'idle',
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
  args: { state: 'failed' },
};
