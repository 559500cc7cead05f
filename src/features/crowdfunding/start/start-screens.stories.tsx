import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { type Starter, startRefusal } from './start-check.ts';
import { CampaignFormSkeleton, CannotStart, ProfileUnread } from './start-screens.tsx';

/** What a person sees who may not start a campaign. */
function Situated(starter: Starter) {
  const refusal = startRefusal(starter);
  return (
    <Page>
      <PageHeader
        back={<BackLink to="/crowdfunding">All campaigns</BackLink>}
        title="Create New Fundraiser"
      />
      {refusal && <CannotStart {...refusal} signIn={{ to: '/auth/login', search: {} }} />}
    </Page>
  );
}

const meta = {
  title: 'Crowdfunding/Start',
  component: Situated,
  parameters: { route: '/crowdfunding/start-campaign', requirements: ['CF-13'] },
  args: { signedIn: true, isOrganization: true, organization: null },
} satisfies Meta<typeof Situated>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  parameters: { shows: ['campaign-start-role'] },
  args: { signedIn: false, isOrganization: false },
};
export const AsStudent: Story = {
  parameters: { shows: ['campaign-start-role'] },
  args: { isOrganization: false },
};
export const WithoutProfile: Story = { parameters: { shows: ['campaign-start-profile'] } };
export const NotVerified: Story = {
  parameters: { shows: ['campaign-start-verification'] },
  args: { organization: { verified: false } },
};
export const ProfileCannotBeRead: Story = {
  parameters: { shows: ['campaign-start-unread'] },
  render: () => <ProfileUnread signIn={null} onRetry={() => {}} onGoOn={() => {}} />,
};
export const SessionEnded: Story = {
  parameters: { shows: ['campaign-start-unread'] },
  render: () => (
    <ProfileUnread signIn={{ to: '/auth/login', search: {} }} onRetry={() => {}} onGoOn={() => {}} />
  ),
};
export const Loading: Story = { render: () => <CampaignFormSkeleton /> };
