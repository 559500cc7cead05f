import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './select-field.tsx';

const meta = {
  title: 'Parts/Select',
  component: SelectField,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Sort by',
    value: 'deadline',
    choices: { deadline: 'Deadline', amount: 'Amount' },
    onChange: () => {},
  },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
