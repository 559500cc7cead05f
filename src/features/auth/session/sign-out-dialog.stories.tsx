import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignOutDialog } from './sign-out-dialog.tsx';

const meta = {
  title: 'Auth/Sign-out question',
  component: SignOutDialog,
  args: { onAnswer: () => {} },
} satisfies Meta<typeof SignOutDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithDrafts: Story = {};
export const OnASharedComputer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Delete my drafts/ }));
  },
};
