import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationErrors } from '#contract/errors/organization.ts';
import { exampleApplicants, exampleScholarship } from './analytics.fixture.ts';
import { AnalyticsDetails } from './analytics-details.tsx';
import { ApplicantAnswers } from './applicant-answers.tsx';

const details = exampleApplicants();
const withApplicants = exampleScholarship({ applicantDetails: details });

const meta = {
  title: 'Organization/Analytics details',
  component: AnalyticsDetails,
  parameters: { route: '/organization/dashboard/scholarship-analytics', requirements: ['ORG-16'] },
  args: {
    scholarship: withApplicants,
    filters: { find: '', order: 'newest', show: 'all' },
    note: null,
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
export const ProfilesOnTheirWay: Story = {
  args: {
    scholarship: exampleScholarship({
      applicantDetails: [1, 2, 3].map((id) => ({ id, applicationId: `${id}`, profile: 'waiting' })),
    }),
    note: 'Applicants’ profiles load while the dashboard is open. Details that are still missing show “Not provided”.',
  },
};
export const NoApplicants: Story = { args: { scholarship: exampleScholarship({ applicants: 0 }) } };
export const CountedOnly: Story = { args: { scholarship: exampleScholarship({ applicants: 12 }) } };
export const NothingKnown: Story = {
  args: {
    scholarship: exampleScholarship({ title: undefined, totalAmount: undefined, deadline: undefined }),
  },
};
export const NoMatches: Story = { args: { filters: { find: 'nobody', order: 'name', show: 'rejected' } } };
export const FiveThousand: Story = {
  args: { scholarship: exampleScholarship({ applicantDetails: exampleApplicants(5000) }) },
};
export const DecisionNotSavedOutOfSight: Story = {
  parameters: { requirements: ['REV-02'] },
  args: {
    scholarship: exampleScholarship({ applicantDetails: exampleApplicants(50) }),
    reviews: new Map(
      ['app-40', 'app-50'].map((id) => [
        id,
        {
          to: 'ACCEPTED',
          isSaving: false,
          failure: organizationErrors['applicant-review-failed'],
          signIn: null,
        },
      ]),
    ),
  },
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
