import type { Meta, StoryObj } from '@storybook/react-vite';
import { Sun } from './sun.tsx';

const meta = {
  title: 'Parts/Sun',
  component: Sun,
  tags: ['autodocs', 'stable'],
  args: { cx: 50, cy: 50, r: 40 },
  decorators: [
    (Story) => (
      <svg viewBox="0 0 100 100" width="100" aria-hidden="true">
        <Story />
      </svg>
    ),
  ],
} satisfies Meta<typeof Sun>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Night: Story = { globals: { colorScheme: 'dark' } };
