import { Button } from '@mantine/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { anOrganization } from '#mocks/testing/records.ts';
import type { Organization } from '../organization.ts';
import { ProfileLayout } from './profile-layout.tsx';
import { UnsavedNote } from './profile-notices.tsx';
import { ProfileView } from './profile-view.tsx';

const vidya: Organization = anOrganization({
  address: '14, 3rd Cross, Malleshwaram\nBengaluru 560003',
  documentURL: 'https://files.example/deed.pdf',
  verifiedAt: '2026-08-12T06:00:00Z',
});

interface Situation {
  readonly organization: Organization;
  readonly hasDraft: boolean;
}

function Situated({ organization, hasDraft }: Situation) {
  return (
    <ProfileLayout organization={organization} actions={<Button variant="next">Edit Profile</Button>}>
      {hasDraft && <UnsavedNote savedAt={Date.UTC(2026, 10, 20, 6)} onContinue={() => {}} />}
      <ProfileView organization={organization} />
    </ProfileLayout>
  );
}

const meta = {
  title: 'Organization/Profile',
  component: Situated,
  parameters: { route: '/organization/profile' },
  args: { organization: vidya, hasDraft: false },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

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
