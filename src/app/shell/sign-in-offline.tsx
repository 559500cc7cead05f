import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reloadWhenStaying } from '#shared/router/leaving.ts';
import { hadVisitor } from '#shared/session/visitor.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** The page that a person of this role who has not signed out can read offline. */
const offlinePages = {
  STUDENT: { to: '/student/applications', name: 'My applications' },
  ORGANIZATION: { to: '/organization/profile', name: 'Organization Profile' },
} as const;

/** Shown in place of a page that needs a session while the device is offline and the sign-in service cannot be reached. */
export default function SignInOffline() {
  const role = useRouterState({
    select: ({ matches }) => matches.findLast(({ staticData }) => staticData.pageOf)?.staticData.pageOf,
  });
  const [hasVisitor] = useState(hadVisitor);
  useEffect(() => {
    window.addEventListener('online', reloadWhenStaying);
    return () => window.removeEventListener('online', reloadWhenStaying);
  }, []);
  const offers = hasVisitor && (role === 'STUDENT' || role === 'ORGANIZATION') ? role : null;
  return <SignInOfflineMessage offers={offers} onRetry={() => window.location.reload()} />;
}

export interface SignInOfflineMessageProps {
  /** Whose cached page is offered, if the person has not signed out. */
  readonly offers: keyof typeof offlinePages | null;
  readonly onRetry: () => void;
}

/** Says why the page is not shown, and what can be read meanwhile. */
export function SignInOfflineMessage({ offers, onRetry }: SignInOfflineMessageProps) {
  return (
    <Page>
      <PageHeader title="You are offline" />
      <StateMessage
        kind="error"
        text="You have to be signed in to see this page, and that needs a connection."
        hint="The page opens when you are back online. What you typed in a form is saved on this device."
      >
        <Button onClick={onRetry}>Try Again</Button>
        {offers !== null && (
          <LinkButton variant="default" to={offlinePages[offers].to}>
            {offlinePages[offers].name}
          </LinkButton>
        )}
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
