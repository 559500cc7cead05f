import type { Meta, StoryObj } from '@storybook/react-vite';
import { CharacterCount } from './character-count.tsx';

const meta = {
  title: 'Parts/Character count',
  component: CharacterCount,
  tags: ['autodocs', 'stable'],
  args: { limit: 500, length: 120 },
} satisfies Meta<typeof CharacterCount>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plenty: Story = {};
export const NearlyFull: Story = { args: { length: 460 } };
export const TooLong: Story = { args: { length: 512 } };
export const WithANote: Story = { args: { note: 'At least 50 characters' } };
