import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portrait } from './portrait.tsx';

const meta = {
  title: 'Parts/Portrait',
  component: Portrait,
  tags: ['autodocs', 'stable'],
  args: { hair: 'long', seed: 1 },
} satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { hair: 'short', seed: 2, size: 144 } };
