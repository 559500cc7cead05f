import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleApplicants, exampleScholarship } from './analytics.fixture.ts';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';

const scholarship = exampleScholarship({ applicants: exampleApplicants() });

const meta = {
  title: 'Organization/Analytics details',
  component: AnalyticsDetails,
  parameters: { route: '/organization/dashboard/scholarship-analytics', requirements: ['ORG-16'] },
  args: { scholarship, onClose: () => {}, children: <ScholarshipSummary scholarship={scholarship} /> },
} satisfies Meta<typeof AnalyticsDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Statistics: Story = {};
export const SampleData: Story = {
  args: { children: <ScholarshipSummary scholarship={exampleScholarship()} /> },
};
export const NotFound: Story = { args: { scholarship: 'unknown' } };
