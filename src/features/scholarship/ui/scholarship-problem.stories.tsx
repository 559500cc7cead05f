import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ScholarshipProblem } from './scholarship-problem.tsx';

const meta = {
  component: ScholarshipProblem,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ScholarshipProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoneSelected: Story = { args: { row: 'scholarship-details-no-id' } };

export const NotFound: Story = { args: { row: 'scholarship-details-not-found' } };

export const LoadFailed: Story = { args: { row: 'scholarship-details-failed', onRetry: fn() } };
