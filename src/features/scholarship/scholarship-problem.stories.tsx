import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#shared/api/api-error.ts';
import { FailedScholarship } from './scholarship-problem.tsx';

const meta = {
  title: 'Scholarship/Scholarship not loaded',
  component: FailedScholarship,
  parameters: { route: ['/scholarship/$id/apply', '/scholarship/$id/application-form'] },
  args: {
    title: 'Your application',
    hint: 'Your draft is saved on this device.',
    error: new ApiError('scholarships.byId', { kind: 'network' }),
    onRetry: () => {},
  },
} satisfies Meta<typeof FailedScholarship>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = { parameters: { shows: ['scholarship-details-failed'] } };
export const Unknown: Story = {
  parameters: { shows: ['scholarship-details-not-found'] },
  args: { error: new ApiError('scholarships.byId', { kind: 'http', status: 404 }) },
};
