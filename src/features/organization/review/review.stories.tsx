import type { Meta, StoryObj } from '@storybook/react-vite';
import { organizationErrors } from '#contract/errors/organization.ts';
import { createDraftStorage } from '#shared/draft/draft-storage.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { Page } from '#shared/ui/layout/page.tsx';
import {
  exampleApplicant as applicant,
  exampleApplicants,
  exampleReview,
  exampleScholarship,
  exampleStranger,
} from '../applicants.fixture.ts';
import { type AnswersState, ApplicantAnswers } from './applicant-answers.tsx';
import { Review, type ReviewProps } from './review.tsx';
import { NO_REVIEW_SEARCH } from './review-search.ts';
import { UnsavedDecisions } from './unsaved-decisions.tsx';

const profiles = { isReading: false, failed: 0, retry: () => {} };
const strangers = ['1', '2', '3'].map((id) => exampleStranger({ id, applicationId: id }));
const answers =
  (state: AnswersState): ReviewProps['answersOf'] =>
  (_, scoreOf) => <ApplicantAnswers state={state} scoreOf={scoreOf} />;
const scholarshipReason = '## Why I need it\n\nMy father drives an auto.\n\n## Why me\n\nI teach children.';
const area = memoryArea();

const meta = {
  title: 'Organization/Review',
  component: Review,
  parameters: {
    route: '/organization/dashboard/review/$id',
    requirements: ['ORG-16', 'REV-01', 'REV-02', 'REV-03', 'REV-04'],
  },
  args: {
    scholarshipId: 'stem',
    applicants: exampleApplicants(24),
    onInView: () => {},
    onReadAll: () => {},
    isSample: false,
    amount: 28_500,
    profiles,
    search: { ...NO_REVIEW_SEARCH, show: 'all', applicant: 'app-1' },
    onSearch: () => {},
    reviews: new Map(),
    onDecide: () => {},
    onExport: () => {},
    onSaveDocuments: async () => ({ included: 4, missing: [] }),
    notes: createDraftStorage({
      name: 'review-draft',
      userId: 'story',
      session: () => area,
      local: () => area,
    }),
    answersOf: answers({ kind: 'loaded', data: { scholarshipReason, otherScholarships: true } }),
  },
  render: (args) => (
    <Page>
      <Review {...args} />
    </Page>
  ),
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Applicants: Story = {};
export const ToDecide: Story = { args: { search: { ...NO_REVIEW_SEARCH, applicant: 'app-1' } } };
export const AllDecided: Story = {
  args: {
    applicants: exampleApplicants(6).map((one) => ({ ...one, decision: 'ACCEPTED' })),
    search: NO_REVIEW_SEARCH,
  },
};
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
  parameters: { shows: ['applicant-review-refused', 'applicant-review-failed'] },
  args: {
    reviews: new Map(
      [
        exampleReview({
          failure: 'Only the organization of the scholarship can decide on this application.',
        }),
        exampleReview({ failure: organizationErrors['applicant-review-failed'] }),
        exampleReview({
          failure: 'We don’t know whether your decision was saved. Please make it again.',
        }),
        exampleReview({ failure: 'Please sign in.', signIn: { to: '/auth/login', search: {} } }),
      ].map((review, index) => [`app-${index + 1}`, { ...review, applicationId: `app-${index + 1}` }]),
    ),
  },
};
export const DecisionsUnsaved: Story = {
  args: {
    unsaved: (
      <UnsavedDecisions
        decisions={[
          exampleReview(),
          exampleReview({ applicationId: 'app-2' }),
          exampleReview({ applicationId: 'app-3', to: 'REJECTED' }),
        ]}
        onSend={() => {}}
        onDiscard={() => {}}
      />
    ),
  },
};
export const ApplicantGone: Story = {
  args: { search: { ...NO_REVIEW_SEARCH, show: 'all', applicant: 'withdrawn' } },
};
export const DetailsNotLoaded: Story = {
  args: {
    applicants: exampleApplicants(24).map((one, index) =>
      index < 12
        ? one
        : { ...one, ...exampleStranger({ id: one.id, applicationId: one.applicationId }), isUnread: true },
    ),
  },
};
export const AnswersFailed: Story = {
  parameters: { shows: ['applicant-answers-failed'] },
  args: { answersOf: answers({ kind: 'failed', signIn: null, retry: () => {} }) },
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
export const NoMatches: Story = {
  args: { applicants: strangers, search: { ...NO_REVIEW_SEARCH, show: 'rejected' } },
};
export const PhoneList: Story = {
  args: { search: { ...NO_REVIEW_SEARCH, show: 'all' } },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { colorScheme: 'dark' } };
