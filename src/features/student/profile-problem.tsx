import { studentErrors } from '#contract/errors/student.ts';
import { serverMessage } from '#shared/api/api-error.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { ReadAgain, type ReadAgainProps, SESSION_ENDED } from '#shared/ui/actions/sign-in-again.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { HeaderSkeleton, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import classes from './profile-layout.module.css';

export interface ProfileProblemProps extends ReadAgainProps {
  readonly error: unknown;
}

/** Says that the profile failed to load (STU-08), with the server's message if it sent one. */
export function ProfileProblem({ error, onRetry, signIn }: ProfileProblemProps) {
  return (
    <Page>
      <PageHeader title="Error Loading Profile" />
      <StateMessage
        kind="unread"
        text={serverMessage(error) ?? studentErrors['student-profile-failed']}
        hint={signIn !== null && SESSION_ENDED}
      >
        <ReadAgain signIn={signIn} onRetry={onRetry} />
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}

/** Skeleton of the profile or of its form. Omits the form's aside, which only wide screens show. */
export function ProfileSkeleton({ isForm = false }: { readonly isForm?: boolean }) {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading your profile</VisuallyHidden>
        {isForm ? (
          <HeaderSkeleton leadWidth="80%" />
        ) : (
          <div aria-hidden="true" className="stack" style={{ marginBottom: '2rem' }}>
            <Skeleton width="18rem" height="3.5rem" />
            <Skeleton width="11rem" height="1.9rem" />
          </div>
        )}
        <div aria-hidden="true" className="with-aside">
          <div className="stack gap-8">
            <Skeleton height="16rem" />
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
          </div>
          {!isForm && (
            <div className={`${classes.aside} stack gap-3`}>
              <Skeleton height="14rem" />
              <Skeleton height="40px" />
            </div>
          )}
        </div>
      </div>
    </Page>
  );
}
