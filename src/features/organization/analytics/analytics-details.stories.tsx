import type { Meta, StoryObj } from '@storybook/react-vite';
import { exampleApplicants, exampleScholarship, exampleStranger } from './analytics.fixture.ts';
import { AnalyticsDetails } from './analytics-details.tsx';
import { ApplicantAnswers } from './applicant-answers.tsx';

const profiles = { isReading: false, failed: 0, retry: () => {} };
const strangers = [1, 2, 3].map((id) => exampleStranger({ id: `${id}`, applicationId: `${id}` }));

const meta = {
  title: 'Organization/Analytics details',
  component: AnalyticsDetails,
  parameters: { route: '/organization/dashboard/scholarship-analytics', requirements: ['ORG-16'] },
  args: {
    scholarship: exampleScholarship({ applicants: exampleApplicants() }),
    profiles,
    filters: { show: 'all' },
    reviews: new Map(),
    onFilter: () => {},
    onClose: () => {},
    onDecide: () => {},
    onExport: async () => {},
    answersOf: () => (
      <ApplicantAnswers
        state={{
          kind: 'loaded',
          data: {
            scholarshipReason: '## Why I need it\n\nMy father drives an auto.',
            otherScholarships: true,
          },
        }}
      />
    ),
  },
} satisfies Meta<typeof AnalyticsDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applicants: Story = {};
export const SampleData: Story = { args: { scholarship: exampleScholarship() } };
export const ProfilesLoading: Story = {
  args: {
    scholarship: exampleScholarship({
      applicants: strangers.map((applicant) => ({ ...applicant, isLoading: true })),
    }),
    profiles: { ...profiles, isReading: true },
  },
};
export const ProfilesFailed: Story = {
  parameters: { shows: ['applicant-profiles-failed'] },
  args: { scholarship: exampleScholarship({ applicants: strangers }), profiles: { ...profiles, failed: 3 } },
};
export const NoApplicants: Story = { args: { scholarship: exampleScholarship({ applicants: [] }) } };
export const NoMatches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search applicants' }), 'nobody');
    await canvas.findByText('No applicants match your filters.');
  },
};
export const ManyApplicants: Story = {
  args: { scholarship: exampleScholarship({ applicants: exampleApplicants(50) }) },
};
export const ExportFailed: Story = {
  args: { onExport: () => Promise.reject(new TypeError('Failed to fetch')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export these as CSV' }));
    await canvas.findByRole('alert');
  },
};
export const NotFound: Story = { args: { scholarship: 'unknown' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
