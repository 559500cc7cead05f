import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSent } from './message-sent.tsx';

const meta = {
  title: 'Contact/Sent',
  component: MessageSent,
  parameters: { route: ['/contact-submitted', '/contact/submitted'] },
  args: { isSent: true, replyTo: 'ravi@students.example' },
} satisfies Meta<typeof MessageSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const AddressUnknown: Story = { args: { replyTo: undefined } };
export const OpenedWithoutAMessage: Story = { args: { isSent: false } };
