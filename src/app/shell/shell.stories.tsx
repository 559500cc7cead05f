import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Role } from '#contract/schemas/primitives.ts';
import { profileDestination } from '#features/auth/index.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Account } from './account.tsx';
import { MissingPartMessage } from './missing-part-problem.tsx';
import { NotFound } from './not-found.tsx';
import OtherRolesPage from './other-roles-page.tsx';
import { RoutePending } from './route-pending.tsx';
import { RouteProblem } from './route-problem.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { ownLink } from './site-links.ts';
import { type ProfileLink, UserMenu } from './user-menu.tsx';

interface Situation {
  readonly pathname: string;
  readonly status: 'loading' | 'signed-out' | 'signed-in';
  readonly role: Role;
  readonly name: string;
  /** The 'Your Profile' link. By default, it leads to the profile page for the role. */
  readonly profile?: ProfileLink;
  readonly reminders?: number;
}

/** The navigation bar and the footer. */
function Frame({ pathname, status, role, name, profile, reminders }: Situation) {
  const session = createFakeSession({ status, user: { name, role } }).getSnapshot();
  const destination = profileDestination({ pathname, role });
  const own = status === 'signed-in' && !profile ? ownLink(role, destination) : null;
  return (
    <>
      <SiteHeader
        pathname={pathname}
        own={own}
        isGuest={status !== 'signed-in'}
        account={
          <Account
            status={session.status}
            menu={
              session.status === 'signed-in' && (
                <UserMenu
                  user={session.user}
                  profile={profile ?? { kind: 'there', to: destination }}
                  own={own}
                  reminders={reminders}
                  onSignOut={() => {}}
                />
              )
            }
          />
        }
      />
      <main id="content" tabIndex={-1} style={{ padding: '4rem 1.25rem', textAlign: 'center' }}>
        The screen goes here.
      </main>
      <SiteFooter isShort={/\/dashboard$/.test(pathname)} />
    </>
  );
}

const meta = {
  title: 'Frame/Site',
  component: Frame,
  parameters: { layout: 'fullscreen' },
  args: { pathname: '/scholarship', status: 'signed-in', role: 'STUDENT', name: 'Asha Sharma' },
} satisfies Meta<typeof Frame>;
export default meta;
type Story = StoryObj<typeof meta>;

const openAccount: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Your account/ }));
  await canvas.findByRole('button', { name: 'Sign out' });
};

export const SignedOut: Story = { args: { status: 'signed-out' } };
export const WaitingForTheSession: Story = { args: { status: 'loading' } };
export const AsStudent: Story = { play: openAccount };
export const WithReminders: Story = { args: { reminders: 2 }, play: openAccount };
export const AsDonor: Story = {
  args: { pathname: '/donation', role: 'DONOR', name: 'Vikram Mehta' },
  play: openAccount,
};
export const AsOrganization: Story = {
  args: { pathname: '/organization/dashboard', role: 'ORGANIZATION', name: 'Lakshmi Rao' },
  play: openAccount,
};
export const WithoutKnownRole: Story = {
  args: { profile: { kind: 'waiting' } },
  play: openAccount,
};
export const RoleCannotBeRead: Story = {
  parameters: { shows: ['role-unread'] },
  args: { profile: { kind: 'unread', isTrying: false, onRetry: () => {} } },
  play: openAccount,
};
export const LongName: Story = {
  args: { name: 'Venkatanarasimharajuvaripeta Subrahmanyam Chandrasekharan of Thiruvananthapuram' },
  play: openAccount,
};
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu', hidden: true });
    // In a wide window, the bar shows the links, and the menu button is hidden.
    if (menu.checkVisibility()) {
      await userEvent.click(menu);
      await canvas.findByRole('dialog', { name: 'Menu' });
    }
  },
};
export const UnknownAddress: Story = { render: () => <NotFound /> };
export const StudentOnAnOrganizationsPage: Story = {
  render: () => <OtherRolesPage owner="ORGANIZATION" visitor="STUDENT" />,
};
export const OrganizationOnAStudentsPage: Story = {
  render: () => <OtherRolesPage owner="STUDENT" visitor="ORGANIZATION" />,
};
export const DonorOnAStudentsPage: Story = {
  render: () => <OtherRolesPage owner="STUDENT" visitor="DONOR" />,
};
export const ScreenOnItsWay: Story = { render: () => <RoutePending /> };
export const ScreenBroken: Story = {
  render: () => <RouteProblem error={new Error('The screen is broken, for this story')} reset={() => {}} />,
};

export const OfflineWithoutThePage: Story = {
  render: () => <MissingPartMessage problem="offline" />,
};
export const PageNotLoaded: Story = {
  render: () => <MissingPartMessage problem="failed" />,
};
