import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RoleSelection } from './role-selection.tsx';

const meta = {
  title: 'Auth/Role selection',
  component: RoleSelection,
  parameters: { route: '/auth/role-selection' },
  args: { onChoose: fn() },
} satisfies Meta<typeof RoleSelection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
