import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { QuestionDialog } from './question-dialog.tsx';

const meta = {
  title: 'Parts/Question dialog',
  component: QuestionDialog,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Leave without saving?',
    isOpen: true,
    yes: 'Leave',
    no: 'Stay and save',
    onAnswer: fn(),
    children: <p>What you typed stays on this device for when you come back.</p>,
  },
} satisfies Meta<typeof QuestionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onAnswer).toHaveBeenCalledTimes(2);
    await expect(args.onAnswer).toHaveBeenLastCalledWith(false);
  },
};
export const Busy: Story = {
  args: { isBusy: true, yes: 'Leaving…', onAnswer: fn() },
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Leaving…', 'Stay and save', 'Close']) {
      await userEvent.click(canvas.getByRole('button', { name }));
    }
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('dialog')).toBeVisible();
    await expect(args.onAnswer).not.toHaveBeenCalled();
  },
};
