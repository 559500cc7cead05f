import type { Meta, StoryObj } from '@storybook/react-vite';
import { contactErrors } from '#contract/errors/contact.ts';
import { Newsletter } from './newsletter.tsx';

const meta = { title: 'Shared/Newsletter', component: Newsletter } satisfies Meta<typeof Newsletter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Empty: Story = {
  parameters: { shows: ['contact-newsletter-empty'] },
  args: { label: 'Your email address', emptyText: contactErrors['contact-newsletter-empty'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  },
};
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
