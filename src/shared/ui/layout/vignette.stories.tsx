import type { Meta, StoryObj } from '@storybook/react-vite';
import { Vignette } from './vignette.tsx';

const meta = {
  title: 'Parts/Vignette',
  component: Vignette,
  tags: ['autodocs', 'stable'],
  args: { children: <path d="M24 36l8 8 16-16" /> },
} satisfies Meta<typeof Vignette>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
