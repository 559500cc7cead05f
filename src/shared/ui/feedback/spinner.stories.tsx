import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './spinner.tsx';

const meta = {
  title: 'Parts/Spinner',
  component: Spinner,
  tags: ['autodocs', 'stable'],
  args: { label: 'Loading…' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
