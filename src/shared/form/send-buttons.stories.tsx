import type { Meta, StoryObj } from '@storybook/react-vite';
import { SendButtons } from './send-buttons.tsx';

const meta = {
  title: 'Forms/Send buttons',
  component: SendButtons,
  tags: ['autodocs', 'stable'],
  args: { submit: 'Send application', submission: { isLocked: false, wait: null } },
} satisfies Meta<typeof SendButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const OnItsWay: Story = { args: { submit: 'Sending…', submission: { isLocked: true, wait: null } } };
export const WaitingForAConnection: Story = {
  args: { submission: { isLocked: true, wait: { ms: null, reasons: [], goOn: () => {}, stop: () => {} } } },
};
