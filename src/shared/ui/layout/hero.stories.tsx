import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Portrait } from '../content/portrait.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Parts/Hero',
  component: Hero,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'The money for your studies is out there',
    lead: 'Find it, apply in an evening, and see what becomes of it.',
    actions: <Button variant="next">Find a scholarship</Button>,
    drawing: <Portrait hair="long" seed={1} size={240} />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const WithSmallPrint: Story = { args: { children: <p>Sample figures.</p> } };
