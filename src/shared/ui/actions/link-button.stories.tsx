import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkButton } from './link-button.tsx';

const meta = {
  title: 'Parts/Link button',
  component: LinkButton,
  tags: ['autodocs', 'stable'],
  args: { to: '/scholarship', children: 'Find a scholarship' },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Next: Story = { args: { variant: 'next' } };
export const Default: Story = { args: { variant: 'default' } };
