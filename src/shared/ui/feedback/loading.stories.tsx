import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './loading.tsx';

const meta = {
  title: 'Parts/Loading',
  component: Loading,
  tags: ['autodocs', 'stable'],
  args: { label: 'Loading…' },
} satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
