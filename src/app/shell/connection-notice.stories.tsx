import type { Meta, StoryObj } from '@storybook/react-vite';
import { onlineManager } from '@tanstack/react-query';
import { ConnectionNotice } from './connection-notice.tsx';

const meta = {
  title: 'Frame/Connection',
  component: ConnectionNotice,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <div style={{ minHeight: '14rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ConnectionNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  beforeEach: () => {
    onlineManager.setOnline(false);
    return () => onlineManager.setOnline(true);
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You’re offline.');
  },
};
