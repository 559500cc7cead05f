import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChecklistMark } from './checklist-mark.tsx';

const meta = {
  title: 'Parts/Checklist mark',
  component: ChecklistMark,
  tags: ['autodocs', 'stable'],
  args: { kind: 'have' },
  decorators: [
    (Story) => (
      <p className="cluster gap-2">
        <Story /> 10th marksheet
      </p>
    ),
  ],
} satisfies Meta<typeof ChecklistMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Have: Story = {};
export const Missing: Story = { args: { kind: 'missing' } };
export const Open: Story = { args: { kind: 'open' } };
export const Unknown: Story = { args: { kind: 'unknown' } };
export const Loading: Story = { args: { kind: 'loading' } };
