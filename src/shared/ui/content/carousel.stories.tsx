import type { Meta, StoryObj } from '@storybook/react-vite';
import { Carousel } from './carousel.tsx';

const meta = {
  title: 'Parts/Carousel',
  component: Carousel,
  tags: ['autodocs', 'stable'],
  args: {
    label: 'Recent winners',
    everyMs: 5000,
    slides: [
      { key: 'asha', content: <p>Asha studies physics in Hubballi.</p> },
      { key: 'ravi', content: <p>Ravi builds bridges in Madurai.</p> },
    ],
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Moving: Story = {};
export const StopsWhenTouched: Story = { args: { untilTouched: true } };
