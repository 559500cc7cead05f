import { Button } from '@mantine/core';
import { applicationErrors } from '#contract/errors/application.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Loading } from '#shared/ui/feedback/loading.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { SuccessLinks } from './success-links.tsx';

export interface ApplicationUnconfirmedProps {
  /**
   * 'asking' while the page looks for the application on the server, 'none' if it found none, and
   * 'unknown' if the search failed.
   */
  readonly state: 'asking' | 'none' | 'unknown';
  readonly onRetry: () => void;
}

/** Shown in place of the thank-you page until the site confirms that the application was sent. */
export function ApplicationUnconfirmed({ state, onRetry }: ApplicationUnconfirmedProps) {
  return (
    <Page width="narrow">
      <PageHeader title={state === 'none' ? 'No application to show here' : 'Your application'} />
      {state === 'asking' ? (
        <Loading label="Looking for your application" />
      ) : (
        <StateMessage
          kind={state === 'unknown' ? 'error' : 'empty'}
          text={
            state === 'unknown'
              ? applicationErrors['application-unchecked']
              : 'This page appears after you send an application.'
          }
          hint={
            state === 'unknown'
              ? 'Try again, or look in ‘My applications’.'
              : 'You can find earlier applications in ‘My applications’.'
          }
        >
          {state === 'unknown' && <Button onClick={onRetry}>Try Again</Button>}
          <LinkButton to="/student/applications" variant={state === 'unknown' ? 'default' : 'next'}>
            See my applications
          </LinkButton>
          <SuccessLinks />
        </StateMessage>
      )}
    </Page>
  );
}
