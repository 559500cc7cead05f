import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeadlineBadge } from './deadline-badge.tsx';

const meta = {
  title: 'Parts/Deadline',
  component: DeadlineBadge,
  tags: ['autodocs', 'stable'],
  args: { deadline: '2027-03-31T18:29:59.000Z', now: Date.UTC(2026, 10, 20) },
} satisfies Meta<typeof DeadlineBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FarAway: Story = {};
export const Soon: Story = { args: { deadline: '2026-11-28T18:29:59.000Z' } };
export const LastDay: Story = { args: { deadline: '2026-11-20T11:30:00.000Z' } };
export const Passed: Story = { args: { deadline: '2026-11-01T18:29:59.000Z' } };
