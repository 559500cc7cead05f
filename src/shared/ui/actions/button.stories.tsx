import type { Meta, StoryObj } from '@storybook/react-vite';
import { AnchorButton, Button, LabelButton, LinkButton, SubmitButton } from './button.tsx';

const meta = {
  title: 'Parts/Button',
  component: Button,
  subcomponents: { AnchorButton, LabelButton, LinkButton, SubmitButton },
  tags: ['autodocs', 'stable'],
  args: { children: 'Send application' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Next: Story = { args: { variant: 'next' } };
export const Filled: Story = { args: { variant: 'filled' } };
export const Secondary: Story = { args: { variant: 'default' } };
export const Small: Story = { args: { variant: 'default', size: 'sm', children: 'View' } };
export const Disabled: Story = { args: { disabled: true } };
