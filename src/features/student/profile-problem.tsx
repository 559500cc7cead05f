import { studentErrors } from '#contract/errors/student.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { SESSION_ENDED, SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './profile/student-profile.module.css';

export interface ProfileProblemProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Where to sign in again; null unless that is why the profile cannot be read. */
  readonly signIn: SignInLink | null;
}

/** The profile cannot be read (STU-08): the server's message, or our own text. */
export function ProfileProblem({ error, onRetry, signIn }: ProfileProblemProps) {
  const message =
    error instanceof ApiError && error.failure.kind === 'http' ? error.failure.message : undefined;
  return (
    <Page>
      <PageHeader title="Error Loading Profile" />
      <StateMessage
        kind="error"
        text={message ?? studentErrors['student-profile-failed']}
        hint={signIn !== null && SESSION_ENDED}
      >
        {signIn !== null && <SignInAgainButton signIn={signIn} />}
        <Button variant={signIn === null ? 'filled' : 'default'} onClick={onRetry}>
          Try Again
        </Button>
        <LinkButton variant="default" to="/scholarship">
          Browse scholarships
        </LinkButton>
      </StateMessage>
    </Page>
  );
}

/** A profile, or its form, that is on its way, with the screen's own geometry. */
export function ProfileSkeleton() {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading your profile</VisuallyHidden>
        <div aria-hidden="true" className={classes.section} style={{ marginBottom: '2rem' }}>
          <Skeleton width="18rem" height="3.5rem" />
          <Skeleton width="11rem" height="1.9rem" />
        </div>
        <div aria-hidden="true" className={classes.layout}>
          <div className={classes.main}>
            <Skeleton height="16rem" />
            <Skeleton height="8rem" />
            <Skeleton height="12rem" />
          </div>
          <div className={classes.aside}>
            <Skeleton height="10rem" />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </div>
        </div>
      </div>
    </Page>
  );
}
