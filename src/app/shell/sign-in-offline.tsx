import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { reloadWhenStaying } from '#shared/router/leaving.ts';
import { lastVisitor } from '#shared/session/visitor.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';

/** Shown in place of a page that needs a session while the device is offline and the sign-in service cannot be reached. */
export default function SignInOffline() {
  const isStudents = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.pageOf === 'STUDENT'),
  });
  const [hasVisitor] = useState(() => lastVisitor() !== null);
  useEffect(() => {
    window.addEventListener('online', reloadWhenStaying);
    return () => window.removeEventListener('online', reloadWhenStaying);
  }, []);
  return (
    <SignInOfflineMessage
      offersApplications={isStudents && hasVisitor}
      onRetry={() => window.location.reload()}
    />
  );
}

export interface SignInOfflineMessageProps {
  /** Whether the applications of a student who has not signed out can be read here. */
  readonly offersApplications: boolean;
  readonly onRetry: () => void;
}

/** Says why the page is not shown, and what can be read meanwhile. */
export function SignInOfflineMessage({ offersApplications, onRetry }: SignInOfflineMessageProps) {
  return (
    <Page>
      <PageHeader title="You are offline" />
      <StateMessage
        kind="error"
        text="You have to be signed in to see this page, and that needs a connection."
        hint="The page opens when you are back online. What you typed in a form is saved on this device."
      >
        <Button onClick={onRetry}>Try Again</Button>
        {offersApplications && (
          <LinkButton variant="default" to="/student/applications">
            My applications
          </LinkButton>
        )}
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
