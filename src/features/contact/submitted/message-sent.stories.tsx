import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSent } from './message-sent.tsx';

const meta = {
  title: 'Contact/Sent',
  component: MessageSent,
  parameters: { route: ['/contact-submitted', '/contact/submitted'] },
  args: { answerTo: 'asha@students.example' },
} satisfies Meta<typeof MessageSent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const OpenedWithoutAMessage: Story = { args: { answerTo: null } };
export const LongAddress: Story = {
  args: { answerTo: `${'very-long-address-'.repeat(6)}@students.example` },
};
