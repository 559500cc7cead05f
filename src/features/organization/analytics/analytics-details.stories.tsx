import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationErrors } from '#contract/errors/organization.ts';
import {
  exampleApplicant as applicant,
  exampleApplicants,
  exampleReview,
  exampleScholarship,
  exampleStranger,
} from './analytics.fixture.ts';
import { AnalyticsDetails, ScholarshipSummary } from './analytics-details.tsx';
import { type AnswersState, ApplicantAnswers } from './applicant-answers.tsx';
import { ApplicantSection } from './applicant-section.tsx';

const profiles = { isReading: false, failed: 0, retry: () => {} };
const strangers = ['1', '2', '3'].map((id) => exampleStranger({ id, applicationId: id }));
const answers = (state: AnswersState) => () => <ApplicantAnswers state={state} />;
const scholarshipReason = '## Why I need it\n\nMy father drives an auto.\n\n## Why me\n\nI teach children.';

const meta = {
  title: 'Organization/Analytics details',
  component: ApplicantSection,
  parameters: {
    route: '/organization/dashboard/scholarship-analytics',
    requirements: ['ORG-16', 'REV-01', 'REV-02'],
  },
  args: {
    applicants: exampleApplicants(),
    isSample: false,
    profiles,
    show: 'all',
    onShow: () => {},
    reviews: new Map(),
    onDecide: () => {},
    onExport: () => {},
    answersOf: answers({ kind: 'loaded', data: { scholarshipReason, otherScholarships: true } }),
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

const read: Story['play'] = async ({ canvas, userEvent }) => {
  const [first] = canvas.getAllByText('Read the application');
  if (first) await userEvent.click(first);
};

export const Applicants: Story = { args: { reviews: new Map([['app-2', exampleReview()]]) }, play: read };
export const SampleData: Story = { args: { applicants: exampleScholarship().applicants, isSample: true } };
export const ProfilesLoading: Story = {
  args: {
    applicants: strangers.map((one) => ({ ...one, isLoading: true })),
    profiles: { ...profiles, isReading: true },
  },
};
export const ProfilesFailed: Story = {
  parameters: { shows: ['applicant-profiles-failed'] },
  args: { applicants: strangers, profiles: { ...profiles, failed: 3 } },
};
export const DecisionsFailed: Story = {
  parameters: { shows: ['applicant-review-refused', 'applicant-review-failed', 'applicant-review-unknown'] },
  args: {
    reviews: new Map(
      [
        exampleReview({ failure: 'Only the organization of the scholarship decides.' }),
        exampleReview({ failure: organizationErrors['applicant-review-failed'] }),
        exampleReview({ failure: organizationErrors['applicant-review-unknown'] }),
        exampleReview({ failure: 'Please sign in.', signIn: { to: '/auth/login', search: {} } }),
      ].map((review, index) => [`app-${index + 1}`, review]),
    ),
  },
};
export const AnswersFailed: Story = {
  parameters: { shows: ['applicant-answers-failed'] },
  args: { answersOf: answers({ kind: 'failed', signIn: null, retry: () => {} }) },
  play: read,
};
export const LongWords: Story = {
  args: {
    applicants: [
      applicant({
        name: 'Venkatanarasimharajuvaripeta'.repeat(4),
        email: `${'a'.repeat(120)}@students.example`,
        about: 'உதவித்தொகை '.repeat(60),
        decision: 'WAITLISTED',
      }),
    ],
  },
};
export const NoApplicants: Story = { args: { applicants: [] } };
export const NoMatches: Story = { args: { applicants: strangers, show: 'rejected' } };
export const NotFound: Story = {
  render: () => <AnalyticsDetails scholarship="unknown" onClose={() => {}} />,
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' }, play: read };
