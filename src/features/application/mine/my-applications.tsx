import { Button } from '@mantine/core';
import { applicationErrors } from '#contract/errors/application.ts';
import type { Application } from '#contract/schemas/application.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { ReadAgain, SESSION_ENDED, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { OfflineHint } from '#shared/ui/feedback/offline-hint.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { focusAroundOnRemoval, takeFocus } from '#shared/ui/layout/focus-main.ts';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import {
  MyApplicationsItem,
  type MyApplicationsItemProps,
  type ScholarshipLookup,
} from './my-applications-item.tsx';
import { MyApplicationsSkeleton } from './my-applications-skeleton.tsx';
import { PlaneDrawing } from './plane-drawing.tsx';

export type ApplicationsState =
  | { readonly kind: 'loading' }
  /** `signIn` is null unless the session has ended. */
  | { readonly kind: 'failed'; readonly signIn: SignInLink | null }
  /** In display order. */
  | { readonly kind: 'loaded'; readonly applications: readonly Application[] };

/** An application that the student started but has not sent. */
export interface BegunApplication {
  readonly title: string;
  readonly scholarshipId: string;
  /**
   * The deadline for resending an application that the student withdrew to correct it. Null after
   * the deadline, and for all other drafts.
   */
  readonly sendAgainBy: string | null;
}

export interface MyApplicationsProps {
  readonly state: ApplicationsState;
  /** Applications started on this device but not sent. */
  readonly begun: readonly BegunApplication[];
  readonly scholarships: ScholarshipLookup;
  readonly email: string | null;
  /** Id of the application whose sheet was just closed. Its 'Print' link receives focus. */
  readonly closedId?: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRetry: () => void;
  readonly onRetryScholarships: () => void;
  readonly onWithdraw: MyApplicationsItemProps['onWithdraw'];
}

/** A student's applications with their status. */
export function MyApplications(props: MyApplicationsProps) {
  const { state } = props;
  return (
    <Page>
      <PageHeader title="My applications" lead={<Lead state={state} />} />
      <Content {...props} />
    </Page>
  );
}

function Lead({ state }: Pick<MyApplicationsProps, 'state'>) {
  if (state.kind === 'loading') return <Skeleton width="9rem" height="1.4em" />;
  if (state.kind === 'failed' || state.applications.length === 0) {
    return <span>The applications you’ve sent, and their status.</span>;
  }
  const { length } = state.applications;
  return (
    <span>
      {length === 1 ? '1 application' : fill('{count} applications', { count: formatCount(length) })}
    </span>
  );
}

function Content(props: MyApplicationsProps) {
  const { state, begun, scholarships, email, closedId, now } = props;
  const { onRetry, onRetryScholarships, onWithdraw } = props;
  switch (state.kind) {
    case 'loading':
      return <MyApplicationsSkeleton />;
    case 'failed':
      return (
        <StateMessage
          kind="unread"
          text={applicationErrors['application-list-failed']}
          hint={state.signIn === null ? 'Your applications are safe. Please try again.' : SESSION_ENDED}
        >
          <ReadAgain signIn={state.signIn} onRetry={onRetry} />
        </StateMessage>
      );
    case 'loaded':
      if (state.applications.length === 0 && begun.length === 0) return <NothingSent />;
      return (
        <div className="stack">
          {begun.length > 0 && <Begun begun={begun} />}
          {scholarships.state === 'failed' && (
            <Notice ref={focusAroundOnRemoval} tone="attention" role="alert">
              <p>{applicationErrors['application-titles-failed']}</p>
              <OfflineHint />
              <Button variant="default" size="sm" onClick={onRetryScholarships}>
                Try Again
              </Button>
            </Notice>
          )}
          <ul className="stack" aria-label="Sent applications" hidden={state.applications.length === 0}>
            {state.applications.map((application) => (
              <MyApplicationsItem
                key={application.id}
                application={application}
                scholarships={scholarships}
                email={email}
                now={now}
                onWithdraw={onWithdraw}
                {...(application.id === closedId && { printLink: takeFocus })}
              />
            ))}
          </ul>
        </div>
      );
  }
}

function Begun({ begun }: Pick<MyApplicationsProps, 'begun'>) {
  return (
    <section className="stack gap-3" aria-labelledby="begun">
      <h2 id="begun">Started but not sent</h2>
      <ul className="stack">
        {begun.map(({ title, scholarshipId, sendAgainBy }) => (
          <li key={scholarshipId} className="panel cluster between">
            <div>
              <p className="strong" dir="auto">
                {title}
              </p>
              {sendAgainBy !== null && (
                <p className="quiet">
                  {fill('You withdrew this application. Send it again by {deadline}.', {
                    deadline: sendAgainBy,
                  })}
                </p>
              )}
            </div>
            <LinkButton
              variant="next"
              size="sm"
              to="/scholarship/$id/application-form"
              params={{ id: scholarshipId }}
              aria-label={fill('Continue your draft: {title}', { title })}
            >
              Continue your draft
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingSent() {
  return (
    <StateMessage
      kind="empty"
      drawing={<PlaneDrawing />}
      text="You haven’t applied for a scholarship yet."
      hint="The applications you send appear here, with each organization’s decision."
    >
      <LinkButton variant="next" to="/scholarship">
        Browse scholarships
      </LinkButton>
    </StateMessage>
  );
}
