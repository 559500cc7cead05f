import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Parts/Skeleton',
  component: Skeleton,
  tags: ['autodocs', 'stable'],
  args: { width: '12rem', height: '3rem' },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Block: Story = {};
export const LineOfText: Story = { args: { width: '60%', height: '1em' } };
