import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Application } from '#contract/schemas/application.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { hasEnded } from '#shared/format/dates.ts';
import { ApplicationStatus } from '#shared/ui/feedback/application-status.tsx';
import { sampleProfile as complete } from '../profile-samples.fixture.ts';
import { type Comparison, type Profile, readiness } from '../readiness.ts';
import { ScholarshipActions } from '../scholarship-actions.tsx';
import { ScholarshipAside } from '../scholarship-aside.tsx';
import { toScholarshipView } from '../scholarship-view.ts';
import { ReadinessScreen } from './readiness-screen.tsx';
import { ReadinessSkeleton } from './readiness-skeleton.tsx';

const NOW = Date.parse('2026-11-21T10:00:00+05:30');
const scholarship = aScholarship({
  id: 'girls-in-stem',
  organization: { name: 'Vidya Trust' },
  maxFamilyIncome: 300_000,
  expiredAt: '2027-03-31T18:29:59.000Z',
});
const asked = {
  id: 'girls-in-stem',
  eligibility: [
    'Women who study engineering, science or mathematics',
    'Residents of Karnataka',
    'At least 60 percent in class 12',
  ],
  requirements: ['12th Marksheet', 'Admission Letter'],
};

interface Scene {
  readonly comparison: Exclude<Comparison, { kind: 'compared' }> | Profile;
  readonly applied?: Application;
  readonly expiredAt?: string;
  readonly extras?: typeof asked | { readonly id: string };
}

function Screen({ comparison, applied, expiredAt = scholarship.expiredAt, extras = asked }: Scene) {
  const view = toScholarshipView({ ...scholarship, expiredAt }, extras);
  return (
    <ReadinessScreen
      view={view}
      now={NOW}
      comparison={
        'kind' in comparison ? comparison : { kind: 'compared', readiness: readiness(view, comparison) }
      }
      canApply={!applied && !hasEnded(expiredAt, NOW)}
      aside={
        <ScholarshipAside view={view} now={NOW}>
          <ScholarshipActions
            view={view}
            applied={applied}
            status={applied && <ApplicationStatus status={applied.status} />}
            now={NOW}
            lacksProfile={'kind' in comparison && comparison.kind === 'no-profile'}
          />
        </ScholarshipAside>
      }
    />
  );
}

const meta = {
  title: 'Scholarship/Before you apply',
  component: Screen,
  parameters: { route: '/scholarship/$id/apply', layout: 'fullscreen' },
  args: { comparison: complete },
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CompleteProfile: Story = {};
export const MissingDocuments: Story = {
  args: { comparison: { ...complete, incomeCert: null, domicileCert: null } },
};
export const SignedOut: Story = {
  args: {
    comparison: { kind: 'signed-out', signIn: { to: '/auth/login', search: { redirect: '/scholarship' } } },
  },
};
export const NotAStudent: Story = { args: { comparison: { kind: 'not-student' } } };
export const NoProfile: Story = { args: { comparison: { kind: 'no-profile' } } };
export const ProfileFailed: Story = {
  parameters: { shows: ['scholarship-profile-unread'] },
  args: { comparison: { kind: 'failed', onRetry: () => {}, signIn: null } },
};
export const SessionEnded: Story = {
  parameters: { shows: ['scholarship-profile-unread'] },
  args: { comparison: { kind: 'failed', onRetry: () => {}, signIn: { to: '/auth/login', search: {} } } },
};
export const ProfileLoading: Story = { args: { comparison: { kind: 'loading' } } };
export const AlreadyApplied: Story = {
  args: { applied: { id: 'app_1', status: 'ACCEPTED', createdAt: '2026-11-03T10:00:00Z' } },
};
export const AppliedWithoutADate: Story = { args: { applied: { id: 'app_1' } } };
export const DeadlinePassed: Story = { args: { expiredAt: '2026-11-17T18:29:59.000Z' } };
export const NothingAsked: Story = { args: { extras: { id: 'girls-in-stem' } } };
export const LongWords: Story = {
  args: {
    extras: {
      ...asked,
      eligibility: [`Daughters of ${'weavers, potters and fishermen '.repeat(12)}`, '<b>Markup</b> & more'],
      requirements: ['a'.repeat(120), '10th or 12th marksheet', 'கிராம நிர்வாக அலுவலர் சான்றிதழ்'],
    },
  },
};
export const Loading: Story = { render: () => <ReadinessSkeleton /> };
