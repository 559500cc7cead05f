import type { Meta, StoryObj } from '@storybook/react-vite';
import { CloseIcon } from './close-icon.tsx';

const meta = {
  title: 'Parts/Close icon',
  component: CloseIcon,
  tags: ['autodocs', 'stable'],
  args: { size: 20 },
} satisfies Meta<typeof CloseIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
