import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './card.tsx';
import { CardPreview } from './card-preview.tsx';

const meta = {
  title: 'Parts/Card preview',
  component: CardPreview,
  tags: ['autodocs', 'stable'],
  args: {
    title: 'Preview',
    description: 'The campaign as donors will see it',
    hasExamples: true,
    children: (
      <Card>
        <h3>A Village Library</h3>
      </Card>
    ),
  },
} satisfies Meta<typeof CardPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithExamples: Story = {};
export const Complete: Story = { args: { hasExamples: false } };
