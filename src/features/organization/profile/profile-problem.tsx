import { organizationErrors } from '#contract/errors/organization.ts';
import { serverMessage } from '#shared/api/api-error.ts';
import { ReadAgain, type ReadAgainProps, SESSION_ENDED } from '#shared/ui/actions/sign-in-again.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { type Account, accountProfile } from './profile-fields.ts';
import classes from './profile-layout.module.css';
import { ProfileLayout } from './profile-layout.tsx';
import { ProfileView } from './profile-view.tsx';

export interface ProfileProblemProps extends ReadAgainProps {
  readonly error: unknown;
  readonly account: Account;
}

/**
 * Shown if the profile cannot be read (ORG-07). Contains the reason and the account's details, but
 * no form.
 */
export function ProfileProblem({ error, account, onRetry, signIn }: ProfileProblemProps) {
  const organization = accountProfile(account);
  return (
    <ProfileLayout organization={organization} isUnread>
      <StateMessage
        kind="unread"
        text={serverMessage(error) ?? organizationErrors['organization-load-failed']}
        hint={
          signIn === null
            ? 'For now, we show only details from your account. You can edit your profile once it loads.'
            : `${SESSION_ENDED} For now, we show only details from your account.`
        }
      >
        <ReadAgain signIn={signIn} onRetry={onRetry} />
      </StateMessage>
      <ProfileView organization={organization} />
    </ProfileLayout>
  );
}

/** Placeholder for a profile while it loads, in the page's layout. */
export function ProfileSkeleton() {
  return (
    <Page>
      <VisuallyHidden role="status">Loading your profile</VisuallyHidden>
      <div className={`cluster between gap-6 ${classes.header}`}>
        <div className="stack gap-3">
          <h1>Organization Profile</h1>
          <Skeleton width="12rem" height="1.6rem" />
        </div>
        <Skeleton width="8.5rem" height="48px" />
      </div>
      <Skeleton height="24rem" style={{ borderRadius: 12 }} />
    </Page>
  );
}
