import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landing } from './landing.tsx';

const meta = {
  title: 'Student/Landing',
  component: Landing,
  parameters: { route: '/student' },
  args: { onSignUp: () => {} },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = { parameters: { shows: ['user-sync-failed'] } };
export const AnAnswerOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which documents do I need?'));
  },
};
export const AnotherWinner: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
  },
};
export const ToastHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide' }));
  },
};
