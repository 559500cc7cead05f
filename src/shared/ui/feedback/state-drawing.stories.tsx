import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDrawing } from './state-drawing.tsx';

const meta = {
  title: 'Parts/State drawing',
  component: StateDrawing,
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof StateDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
