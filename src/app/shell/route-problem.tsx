import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLeaving } from '#shared/router/leaving.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { missingPartOf } from '../missing-part.ts';
import { MissingPartProblem } from './missing-part-problem.tsx';

/** A screen that broke: the rest of the site goes on, and there is a way back into it. */
export function RouteProblem({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const part = missingPartOf(error);
  useEffect(() => {
    if (!isLeaving()) console.error('The screen could not be shown', error);
  }, [error]);
  // What is shown anew before its script was asked for again fails by the old error.
  if (part) return <MissingPartProblem part={part} onRetry={() => void router.invalidate()} />;
  return (
    <Page>
      <PageHeader title="This page stopped working" />
      <StateMessage
        kind="error"
        text="Something went wrong while this page was shown."
        hint="What you typed in a form is saved on this device. Try again, or go to another page."
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
