import type { Meta, StoryObj } from '@storybook/react-vite';
import { Newsletter } from './newsletter.tsx';

const meta = { title: 'Shell/Newsletter', component: Newsletter } satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const NotAnAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Newsletter'), 'asha@');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  },
};
export const Subscribed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Newsletter'), 'asha@students.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  },
};
