import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ScholarshipProblem, UnreadScholarship } from './scholarship-problem.tsx';

const meta = {
  component: ScholarshipProblem,
  parameters: { route: '/scholarship/details', layout: 'fullscreen' },
} satisfies Meta<typeof ScholarshipProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = {
  parameters: { shows: ['scholarship-details-no-id'] },
  args: { errorId: 'scholarship-details-no-id' },
};

export const NotFound: Story = {
  parameters: { shows: ['scholarship-details-not-found'] },
  args: { errorId: 'scholarship-details-not-found' },
};

export const LoadFailed: Story = {
  parameters: { shows: ['scholarship-details-failed'] },
  args: { errorId: 'scholarship-details-failed', onRetry: fn() },
};

export const IntroNotFound: Story = {
  parameters: { shows: ['scholarship-intro-not-found'], route: '/scholarship/$id' },
  args: { errorId: 'scholarship-intro-not-found' },
};

export const IntroLoadFailed: Story = {
  parameters: { shows: ['scholarship-intro-failed'], route: '/scholarship/$id' },
  args: { errorId: 'scholarship-intro-failed', onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = {
  parameters: { route: ['/scholarship/details', '/scholarship/$id'] },
  args: { errorId: 'scholarship-details-failed' },
  render: () => <UnreadScholarship screen="details" read={{ kind: 'loading' }} />,
};
