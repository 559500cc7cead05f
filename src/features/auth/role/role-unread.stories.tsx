import type { Meta, StoryObj } from '@storybook/react-vite';
import { RoleUnread } from './role-unread.tsx';

const meta = {
  title: 'Auth/Role that cannot be read',
  component: RoleUnread,
  parameters: { shows: ['role-unread'] },
  args: { isTrying: false, onRetry: () => {} },
} satisfies Meta<typeof RoleUnread>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const TryingAgain: Story = { args: { isTrying: true } };
