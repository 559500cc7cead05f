import type { LinkProps } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';

const owners = {
  STUDENT: {
    title: 'For students',
    text: 'This page is for students.',
    change: 'If you’re a student, sign out and create a student account.',
  },
  ORGANIZATION: {
    title: 'For organizations',
    text: 'This page is for organizations.',
    change: 'If you represent an organization, sign out and create an organization account.',
  },
  DONOR: {
    title: 'For donors',
    text: 'This page is for donors.',
    change: 'To donate, choose a campaign.',
  },
} as const satisfies Record<Role, { title: string; text: string; change: string }>;

const visitors = {
  STUDENT: { text: 'You’re signed in as a student.', label: 'Go to your profile', to: '/student/profile' },
  ORGANIZATION: {
    text: 'You’re signed in as an organization.',
    label: 'Go to your dashboard',
    to: '/organization/dashboard',
  },
  DONOR: { text: 'You’re signed in as a donor.', label: 'Go to your giving', to: '/donor/profile' },
  OTHER: { text: 'You’re signed in with another role.', label: 'Go to Home', to: '/home' },
} as const satisfies Record<Role | 'OTHER', { text: string; label: string; to: LinkProps['to'] }>;

export interface OtherRolesPageProps {
  /** The role that the page is for. */
  readonly owner: Role;
  /** The role of the user who opened the page. */
  readonly visitor: Role | 'OTHER';
}

/** Shown to users who open a page for another role. Links to the main page of their own role. */
export default function OtherRolesPage({ owner, visitor }: OtherRolesPageProps) {
  const { title, text, change } = owners[owner];
  const own = visitors[visitor];
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage kind="empty" text={text} hint={`${own.text} ${change}`}>
        <LinkButton to={own.to}>{own.label}</LinkButton>
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
