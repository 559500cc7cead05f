import { Button } from '@mantine/core';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SessionUnreachableError } from '#shared/ports/session.ts';
import { isLeaving } from '#shared/router/leaving.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { isMissingPart } from '../missing-part.ts';
import { MissingPartProblem } from './missing-part-problem.tsx';

/** Shown instead of a broken screen. The rest of the site keeps working. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isOffline = error instanceof SessionUnreachableError;
  useEffect(() => {
    if (!isLeaving() && !isOffline) console.error('The screen could not be shown', error);
  }, [error, isOffline]);
  // Rendering again would repeat the old error without requesting the script again.
  if (isOffline || isMissingPart(error)) return <MissingPartProblem />;
  return (
    <Page>
      <PageHeader title="This page stopped working" />
      <StateMessage
        kind="error"
        text="Something went wrong while showing this page."
        hint="Anything you typed in a form is saved on this device. Try again, or go to another page."
      >
        <Button
          onClick={() => {
            reset();
            void router.invalidate();
          }}
        >
          Try Again
        </Button>
        <LinkButton variant="default" to="/">
          Go to Home
        </LinkButton>
      </StateMessage>
    </Page>
  );
}
