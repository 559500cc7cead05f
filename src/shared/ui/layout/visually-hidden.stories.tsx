import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Parts/Visually hidden',
  component: VisuallyHidden,
  tags: ['autodocs', 'stable'],
  args: { children: ', opens in a new tab' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideText: Story = {
  render: (args) => (
    <a href="https://vidya.example">
      vidya.example
      <VisuallyHidden {...args} />
    </a>
  ),
};
