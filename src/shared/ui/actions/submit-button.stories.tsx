import type { Meta, StoryObj } from '@storybook/react-vite';
import { SubmitButton } from './submit-button.tsx';

const meta = {
  title: 'Forms/Submit button',
  component: SubmitButton,
  tags: ['autodocs', 'stable'],
  args: { variant: 'next', children: 'Send application' },
} satisfies Meta<typeof SubmitButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const Sending: Story = { args: { 'aria-disabled': true, children: 'Sending…' } };
