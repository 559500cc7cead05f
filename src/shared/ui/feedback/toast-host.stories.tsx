import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { toast } from './toast.ts';
import ToastHost from './toast-host.tsx';

const meta = {
  title: 'Parts/Toast',
  component: ToastHost,
  tags: ['autodocs', 'stable'],
  render: () => (
    <>
      <Button onClick={() => void toast.success('Saved.')}>Save</Button>
      <ToastHost />
    </>
  ),
} satisfies Meta<typeof ToastHost>;
export default meta;

export const Success: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Saved.');
  },
};
