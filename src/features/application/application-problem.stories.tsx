import type { Meta, StoryObj } from '@storybook/react-vite';
import { ApiError } from '#shared/api/api-error.ts';
import { ApplicationProblem, ApplicationSkeleton } from './application-problem.tsx';

const meta = {
  title: 'Application/Without a scholarship',
  component: ApplicationProblem,
  parameters: { route: ['/scholarship/$id/apply', '/scholarship/$id/application-form'] },
  args: { error: new ApiError('scholarships.byId', { kind: 'network' }), onRetry: () => {} },
} satisfies Meta<typeof ApplicationProblem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotLoaded: Story = { parameters: { shows: ['scholarship-details-failed'] } };
export const Unknown: Story = {
  parameters: { shows: ['scholarship-details-not-found'] },
  args: { error: new ApiError('scholarships.byId', { kind: 'http', status: 404 }) },
};
export const Loading: Story = { render: () => <ApplicationSkeleton /> };
