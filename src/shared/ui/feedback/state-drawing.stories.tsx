import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDrawing } from './state-drawing.tsx';

const meta = {
  title: 'Parts/State drawing',
  component: StateDrawing,
  tags: ['autodocs', 'stable'],
  args: { thing: 'empty' },
} satisfies Meta<typeof StateDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Sent: Story = { args: { thing: 'sent' } };
export const Lost: Story = { args: { thing: 'lost' } };
