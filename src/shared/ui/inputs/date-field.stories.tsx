import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateField } from './date-field.tsx';

const meta = {
  title: 'Forms/Date',
  component: DateField,
  tags: ['autodocs', 'stable'],
  args: { label: 'Date of birth', type: 'date' },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '2004-05-06' } };
export const WithAnError: Story = { args: { error: 'Enter your date of birth.' } };
