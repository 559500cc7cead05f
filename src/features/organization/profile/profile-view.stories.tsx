import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrganization } from '#mocks/testing/records.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { refusedCall } from '#shared/api/failed-call.test-utils.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Organization } from '../organization.ts';
import { ProfileLayout } from './profile-layout.tsx';
import { SavedBanner, UnsavedNote } from './profile-notices.tsx';
import { ProfileProblem, ProfileSkeleton } from './profile-problem.tsx';
import { ProfileView } from './profile-view.tsx';

const vidya: Organization = anOrganization({
  address: '14, 3rd Cross, Malleshwaram\nBengaluru 560003',
  documentURL: 'https://files.example/deed.pdf',
  verifiedAt: '2026-08-12T06:00:00Z',
});

interface Situation {
  readonly organization: Organization;
  readonly isSaved: boolean;
  readonly hasDraft: boolean;
}

function Situated({ organization, isSaved, hasDraft }: Situation) {
  return (
    <ProfileLayout organization={organization} actions={<Button variant="next">Edit Profile</Button>}>
      <SavedBanner isShown={isSaved} />
      {hasDraft && <UnsavedNote savedAt={Date.UTC(2026, 10, 20, 6)} onContinue={() => {}} />}
      <ProfileView organization={organization} />
    </ProfileLayout>
  );
}

const meta = {
  title: 'Organization/Profile',
  component: Situated,
  parameters: { route: '/organization/profile' },
  args: { organization: vidya, isSaved: false, hasDraft: false },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

const refused = (status: number, error: string) => refusedCall('organizations.byUser', status, { error });

export const Verified: Story = {};
export const Pending: Story = {
  args: { organization: { ...vidya, verified: false, verifiedAt: null, documentURL: null } },
};
export const JustSaved: Story = {
  args: { organization: { ...vidya, verified: false, verifiedAt: null }, isSaved: true },
};
export const WithUnsavedChanges: Story = { args: { hasDraft: true } };
export const NearlyEmpty: Story = { args: { organization: { organizationName: ' ', verified: null } } };
export const UnsafeLinksAndLongWords: Story = {
  args: {
    organization: {
      ...vidya,
      organizationName: 'இளைஞர் கல்வி அறக்கட்டளை (Ilaignar Kalvi Trust)',
      websiteURL: 'javascript:alert(document.domain)',
      documentURL: 'data:text/html,<script>alert(1)</script>',
      contactEmail: `${'office.of.the.secretary.'.repeat(6)}@vidya.example`,
      address: '<img src=x onerror=alert(1)>',
    },
  },
};
export const CannotBeRead: Story = {
  parameters: { shows: ['organization-load-failed'] },
  render: () => (
    <ProfileProblem
      error={new ApiError('organizations.byUser', { kind: 'network' })}
      account={{ name: 'Lakshmi Rao', email: 'office@vidya.example' }}
      onRetry={() => {}}
      signIn={null}
    />
  ),
};
export const CannotBeReadInTheServersWords: Story = {
  parameters: { shows: ['organization-load-refused'] },
  render: () => (
    <ProfileProblem
      error={refused(503, 'Profiles are being moved. Come back in an hour.')}
      account={{ name: 'Lakshmi Rao', email: 'office@vidya.example' }}
      onRetry={() => {}}
      signIn={null}
    />
  ),
};
export const SessionEnded: Story = {
  render: () => (
    <ProfileProblem
      error={refused(401, 'Please sign in.')}
      account={{ name: 'Lakshmi Rao', email: 'office@vidya.example' }}
      onRetry={() => {}}
      signIn={{ to: '/auth/login', search: {} }}
    />
  ),
};
export const Loading: Story = { render: () => <ProfileSkeleton /> };
