import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Initials } from '../content/initials.tsx';
import { Hero } from './hero.tsx';

const meta = {
  title: 'Parts/Hero',
  component: Hero,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'The money for your studies is out there',
    lead: 'Find a scholarship, apply in an evening, and track your application.',
    actions: <Button variant="next">Find a scholarship</Button>,
    drawing: <Initials name="Asha Sharma" seed={1} size="lg" />,
  },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};
export const WithSmallPrint: Story = { args: { children: <p>Sample figures.</p> } };
