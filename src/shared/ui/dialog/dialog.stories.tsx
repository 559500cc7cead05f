import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'Parts/Dialog',
  component: Dialog,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Leave this page?',
    isOpen: true,
    onClose: fn(),
    children: <p>Everything you typed is saved on this device.</p>,
    actions: <Button variant="next">Stay</Button>,
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Normal: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Wide: Story = { args: { width: 'wide' } };
