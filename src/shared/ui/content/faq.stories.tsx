import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Faq } from './faq.tsx';

const meta = {
  title: 'Parts/Questions',
  component: Faq,
  tags: ['autodocs', 'stable'],
  args: {
    items: [
      { question: 'What does it cost?', answer: 'Nothing. Applying is free.' },
      { question: 'Who sees my documents?', answer: 'The organization that you apply to.' },
    ],
  },
} satisfies Meta<typeof Faq>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const OneOpenAtATime: Story = {
  args: { oneOpen: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText('Nothing. Applying is free.')).toBeVisible();
  },
};
