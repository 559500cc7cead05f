import type { Meta, StoryObj } from '@storybook/react-vite';
import { Boundary } from './boundary.tsx';

const meta = {
  title: 'Parts/Boundary',
  component: Boundary,
  tags: ['autodocs', 'stable'],
  args: { instead: <p>We couldn’t show the map.</p>, children: <p>The map</p> },
} satisfies Meta<typeof Boundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
