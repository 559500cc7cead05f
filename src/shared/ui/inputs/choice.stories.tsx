import type { Meta, StoryObj } from '@storybook/react-vite';
import { Choice } from './choice.tsx';

const meta = {
  title: 'Forms/Choice',
  component: Choice,
  tags: ['autodocs', 'stable'],
  args: { type: 'checkbox', label: 'I also applied for other scholarships' },
} satisfies Meta<typeof Choice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checkbox: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Radio: Story = { args: { type: 'radio', label: 'Female' } };
export const Disabled: Story = { args: { disabled: true } };
