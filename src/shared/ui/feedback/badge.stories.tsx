import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Parts/Badge',
  component: Badge,
  tags: ['autodocs', 'stable'],
  args: { tone: 'plain', children: 'In review' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Good: Story = { args: { tone: 'good', children: 'Verified' } };
export const Soon: Story = { args: { tone: 'soon', children: '3 days left' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Expired' } };
