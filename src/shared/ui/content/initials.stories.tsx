import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from './initials.tsx';

const meta = {
  title: 'Parts/Initials',
  component: Initials,
  tags: ['autodocs', 'stable'],
  args: { name: 'Kavya R.', seed: 0 },
} satisfies Meta<typeof Initials>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { name: 'Farida Sheikh', seed: 1, size: 'lg' } };
