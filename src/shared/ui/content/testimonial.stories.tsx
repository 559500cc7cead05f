import type { Meta, StoryObj } from '@storybook/react-vite';
import { Testimonial } from './testimonial.tsx';

const meta = {
  title: 'Parts/Testimonial',
  component: Testimonial,
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof Testimonial>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Typical: Story = {
  args: {
    words: 'I study what I dreamt of.',
    name: 'Asha',
    part: 'Physics, second year',
    seed: 1,
  },
};

export const Band: Story = { args: { ...Typical.args, isBand: true } };
