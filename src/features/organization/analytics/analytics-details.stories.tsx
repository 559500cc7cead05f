import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleApplicants, exampleScholarship, exampleStranger } from './analytics.fixture.ts';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import { ApplicantSection } from './applicant-section.tsx';

const profiles = { isReading: false, failed: 0, retry: () => {} };
const strangers = [1, 2, 3].map((id) => exampleStranger({ id: `${id}`, applicationId: `${id}` }));

const meta = {
  title: 'Organization/Analytics details',
  component: ApplicantSection,
  parameters: { route: '/organization/dashboard/scholarship-analytics', requirements: ['ORG-16'] },
  args: {
    applicants: exampleApplicants(),
    isSample: false,
    profiles,
    show: 'all',
    onShow: () => {},
    reviews: new Map(),
    onDecide: () => {},
    onExport: () => {},
    answersOf: () => null,
  },
  render: (args) => (
    <AnalyticsDetails scholarship={exampleScholarship()} onClose={() => {}}>
      <ScholarshipSummary scholarship={{ ...exampleScholarship(), ...args }} />
      <ApplicantSection {...args} />
    </AnalyticsDetails>
  ),
} satisfies Meta<typeof ApplicantSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applicants: Story = {};
export const SampleData: Story = {
  args: { applicants: exampleScholarship().applicants, isSample: true },
};
export const ProfilesLoading: Story = {
  args: {
    applicants: strangers.map((applicant) => ({ ...applicant, isLoading: true })),
    profiles: { ...profiles, isReading: true },
  },
};
export const ProfilesFailed: Story = {
  parameters: { shows: ['applicant-profiles-failed'] },
  args: { applicants: strangers, profiles: { ...profiles, failed: 3 } },
};
export const NoApplicants: Story = { args: { applicants: [] } };
export const NoMatches: Story = { args: { applicants: strangers, show: 'rejected' } };
export const NotFound: Story = {
  render: () => (
    <AnalyticsDetails scholarship="unknown" onClose={() => {}}>
      {null}
    </AnalyticsDetails>
  ),
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
