import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationErrors } from '#contract/errors/organization.ts';
import { exampleApplicant as applicant, exampleReview, exampleStranger } from './analytics.fixture.ts';
import { type AnswersState, ApplicantAnswers } from './applicant-answers.tsx';
import { ApplicantCard } from './applicant-card.tsx';

const answers = (state: AnswersState) => () => <ApplicantAnswers state={state} />;
const failed = (failure: string) => exampleReview({ failure });

const meta = {
  title: 'Organization/Applicant',
  component: ApplicantCard,
  parameters: { route: '/organization/dashboard/scholarship-analytics', requirements: ['REV-01', 'REV-02'] },
  args: {
    applicant: applicant(),
    isSample: false,
    review: undefined,
    onDecide: () => {},
    answersOf: answers({
      kind: 'loaded',
      data: {
        scholarshipReason:
          '## Why I need it\n\nMy father drives an auto.\n\n## Why me\n\nI teach younger children.',
        otherScholarships: true,
      },
    }),
  },
} satisfies Meta<typeof ApplicantCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const read: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Read the application'));
};

export const ToDecide: Story = {};
export const JustAccepted: Story = {
  args: { applicant: applicant({ decision: 'ACCEPTED' }), review: exampleReview() },
};
export const ServersOwnWord: Story = { args: { applicant: applicant({ decision: 'WAITLISTED' }) } };
export const ReviewRefused: Story = {
  parameters: { shows: ['applicant-review-refused'] },
  args: { review: failed('Only the organization of the scholarship decides.') },
};
export const ReviewFailed: Story = {
  parameters: { shows: ['applicant-review-failed'] },
  args: { review: failed(organizationErrors['applicant-review-failed']) },
};
export const ReviewUnknown: Story = {
  parameters: { shows: ['applicant-review-unknown'] },
  args: { review: failed(organizationErrors['applicant-review-unknown']) },
};
export const SessionEndedAtADecision: Story = {
  args: { review: { ...failed('Please sign in.'), signIn: { to: '/auth/login', search: {} } } },
};
export const ProfileUnknown: Story = { args: { applicant: exampleStranger() } };
export const LongWords: Story = {
  args: {
    applicant: applicant({
      name: 'Venkatanarasimharajuvaripeta'.repeat(4),
      email: `${'a'.repeat(120)}@students.example`,
      about: 'உதவித்தொகை '.repeat(60),
    }),
  },
};
export const ApplicationRead: Story = { play: read };
export const ApplicationFailed: Story = {
  parameters: { shows: ['applicant-answers-failed'] },
  args: { answersOf: answers({ kind: 'failed', signIn: null, retry: () => {} }) },
  play: read,
};
export const Dark: Story = { globals: { colorScheme: 'dark' }, play: read };
