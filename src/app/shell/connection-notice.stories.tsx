import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './connection-notice.tsx';

const meta = {
  title: 'Frame/Connection',
  component: Notice,
  parameters: { layout: 'fullscreen' },
  args: {
    isOnline: true,
    cached: { asOf: new Date(2026, 10, 22, 10, 40).getTime(), isLoading: true },
    now: new Date(2026, 10, 22, 18, 5).getTime(),
    onRetry: () => {},
  },
  decorators: (Story) => (
    <div style={{ minHeight: '14rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shows cached data while the latest loads. */
export const FromBefore: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText(/^As of 10:40\sam.$/);
    await canvas.findByText('The latest is being loaded.');
  },
};

/** The server did not answer: cached data stays, with a button to try again. */
export const LatestFailed: Story = {
  args: { cached: { asOf: new Date(2026, 10, 20, 10, 40).getTime(), isLoading: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^As of 20 November.* 10:40\sam.$/);
    await canvas.findByText('The latest could not be loaded.');
    await canvas.findByRole('button', { name: 'Try Again' });
  },
};

/** Shows cached data of an earlier visit while the device is offline. */
export const OfflineFromBefore: Story = {
  args: { isOnline: false, cached: { asOf: new Date(2026, 10, 22, 10, 40).getTime(), isLoading: false } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^As of 10:40\sam.$/);
    await canvas.findByText(/^You are offline./);
  },
};

/** The device is offline, and all data is of this visit. */
export const Offline: Story = {
  args: { isOnline: false, cached: null },
  play: async ({ canvas }) => {
    await canvas.findByText('You are offline.');
  },
};
