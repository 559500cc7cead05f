import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterCount } from './character-count.tsx';
import { Field } from './field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  tags: ['autodocs', 'stable'],
  args: { id: 'field', label: 'Full name' },
  argTypes: {
    help: { control: 'text' },
    error: { control: 'text' },
    rows: { control: 'number' },
    choices: { control: 'object' },
    below: { control: false },
    suffix: { control: false },
    registration: { control: false },
  },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
export const Optional: Story = { args: { label: 'Website', optional: true, placeholder: 'https://' } };
export const WithHelp: Story = { args: { help: 'As in your Aadhaar card.' } };
export const WithAnError: Story = {
  args: { help: 'As in your Aadhaar card.', error: 'Enter your full name.' },
};
export const WithAnErrorBelow: Story = { args: { error: 'Enter your full name.', errorBelow: true } };
export const Prefix: Story = {
  args: { label: 'Amount', prefix: '₹', inputMode: 'numeric', defaultValue: '3,65,499' },
};
export const Suffix: Story = {
  args: { label: 'Newsletter', type: 'email', suffix: <Button variant="default">Subscribe</Button> },
};
export const Select: Story = {
  args: {
    label: 'Sort by',
    choices: [
      ['deadline', 'Deadline'],
      ['amount', 'Amount'],
    ],
  },
};
export const DateOfBirth: Story = { name: 'Date', args: { label: 'Date of birth', type: 'date' } };
export const Search: Story = {
  args: { label: 'Search scholarships', type: 'search', defaultValue: 'nursing' },
};
export const SeveralLines: Story = {
  args: {
    label: 'Why do you apply?',
    rows: 4,
    defaultValue: 'My mother taught me to read by a kerosene lamp.',
    below: <CharacterCount length={48} limit={1000} />,
  },
};
export const Disabled: Story = { args: { defaultValue: 'Asha Sharma', disabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Asha Sharma', readOnly: true } };
