import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterCount } from '#shared/ui/inputs/character-count.tsx';
import { QuestionField } from './question-field.tsx';

const meta = {
  title: 'Forms/Question',
  component: QuestionField,
  tags: ['autodocs', 'stable'],
  args: {
    id: 'question',
    name: 'question',
    label: 'Full name',
    error: undefined,
    readOnly: false,
    'aria-required': undefined,
    onChange: async () => {},
    onBlur: async () => {},
    ref: () => {},
  },
  argTypes: { below: { control: false } },
} satisfies Meta<typeof QuestionField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = { args: { description: 'As on your Aadhaar card.' } };
export const WithAnErrorBelow: Story = { args: { error: 'Enter your full name.', errorBelow: true } };
export const Phone: Story = {
  args: { label: 'Contact number', type: 'tel', leftSection: '+91', placeholder: 'XXXXXXXXXX' },
};
export const SeveralLines: Story = {
  args: { label: 'About you', rows: 4, below: <CharacterCount length={48} limit={1000} /> },
};
export const ADate: Story = { args: { label: 'Date of birth', type: 'date' } };
