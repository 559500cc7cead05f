import type { ComponentProps } from 'react';
import { RoleUnread } from '#features/auth/index.ts';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';

/** Shown while the user's role cannot be read, instead of a page that is only for one role. */
export default function RoleUnreadPage(props: ComponentProps<typeof RoleUnread>) {
  return (
    <Page>
      <PageHeader title="Your account" />
      <RoleUnread {...props} />
    </Page>
  );
}
