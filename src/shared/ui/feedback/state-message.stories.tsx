import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { StateMessage } from './state-message.tsx';

const meta = {
  title: 'Parts/State message',
  component: StateMessage,
  tags: ['autodocs', 'stable'],
  args: {
    kind: 'error',
    text: 'Failed to load scholarships. Please try again later.',
    children: <Button>Refresh Page</Button>,
  },
} satisfies Meta<typeof StateMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {};
export const Empty: Story = {
  args: { kind: 'empty', text: 'No scholarships found.', hint: 'Try fewer filters.' },
};
export const UnreadOffline: Story = {
  args: { kind: 'unread', hint: 'Please refresh the page.' },
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
};
