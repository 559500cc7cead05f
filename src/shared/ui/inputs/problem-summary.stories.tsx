import type { Meta, StoryObj } from '@storybook/react-vite';
import { FieldProblems, ProblemSummary } from './problem-summary.tsx';

const meta = {
  title: 'Parts/Problem summary',
  component: ProblemSummary,
  subcomponents: { FieldProblems },
  tags: ['autodocs', 'stable'],
  args: { children: <FieldProblems problems={[{ fieldId: 'title', text: 'Title is required.' }]} /> },
} satisfies Meta<typeof ProblemSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fields: Story = {};
export const Sentence: Story = { args: { children: <p>The server didn’t respond.</p> } };
