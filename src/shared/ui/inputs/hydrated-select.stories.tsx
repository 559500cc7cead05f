import type { Meta, StoryObj } from '@storybook/react-vite';
import { HydratedSelect } from './hydrated-select.tsx';

const meta = {
  title: 'Forms/Select',
  component: HydratedSelect,
  tags: ['autodocs', 'stable'],
  args: { label: 'Sort by', data: ['Nearest deadline', 'Highest amount', 'Newest'] },
} satisfies Meta<typeof HydratedSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
