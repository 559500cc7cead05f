import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';

const meta = {
  title: 'Parts/Card',
  component: Card,
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = { args: { children: <p>Two rooms and four thousand books.</p> } };
