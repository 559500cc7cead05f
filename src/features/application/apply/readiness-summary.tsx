import type { ReactNode } from 'react';
import { applicationErrors } from '#contract/errors/application.ts';
import { fill } from '#shared/text/fill.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { SESSION_ENDED, SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import type { Readiness } from '../readiness.ts';
import { ReadinessDrawing } from './readiness-drawing.tsx';
import classes from './readiness-summary.module.css';

/** The comparison of the conditions with a profile, or why there is none. */
export type Comparison =
  | { readonly kind: 'signed-out'; readonly signIn: SignInLink }
  | { readonly kind: 'not-student' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'no-profile' }
  /** `signIn` is null unless the session has ended. */
  | { readonly kind: 'failed'; readonly onRetry: () => void; readonly signIn: SignInLink | null }
  | { readonly kind: 'compared'; readonly readiness: Readiness };

/** Shows the comparison's result. */
export function ReadinessSummary({ comparison }: { readonly comparison: Comparison }) {
  switch (comparison.kind) {
    case 'signed-out':
      return (
        <Band
          text="See what you have already."
          hint="Your profile shows which of these documents you already have."
          way={
            <LinkButton variant="default" {...comparison.signIn}>
              Sign in to compare with your profile
            </LinkButton>
          }
        />
      );
    case 'not-student':
      return (
        <Band
          text="Only students can apply for scholarships."
          hint="Your account is not a student account, so there is no profile to compare with."
        />
      );
    case 'loading':
      return (
        <div className={classes.band} role="status">
          <VisuallyHidden>Comparing with your profile</VisuallyHidden>
          <ReadinessDrawing className={classes.drawing} />
          <div className={classes.words}>
            <Skeleton width="14rem" height="1.5rem" />
            <Skeleton width="min(24rem, 100%)" height="1.25rem" />
          </div>
        </div>
      );
    case 'no-profile':
      return (
        <Band
          text="You have no profile yet."
          hint="Fill it in once, and see which documents you have for each scholarship."
          way={
            <LinkButton variant="default" to="/student/details">
              Fill in your profile
            </LinkButton>
          }
        />
      );
    case 'failed': {
      const { signIn, onRetry } = comparison;
      return (
        <Band
          role="alert"
          text={applicationErrors['application-profile-unread']}
          hint={signIn ? SESSION_ENDED : 'The list is complete, but it cannot show which documents you have.'}
          way={
            signIn ? (
              <SignInAgainButton signIn={signIn} />
            ) : (
              <Button ref={focusAroundOnRemoval} variant="default" onClick={onRetry}>
                Try Again
              </Button>
            )
          }
        />
      );
    }
    case 'compared': {
      const { count } = comparison.readiness;
      return (
        <Band
          isGood={count.missing === 0}
          text={missingDocuments(count.missing)}
          hint={fill(`Your profile holds {have} of {documents} documents.${restOf(count)}`, count)}
        />
      );
    }
  }
}

function missingDocuments(missing: number): string {
  if (missing === 1) return '1 document is not in your profile yet.';
  if (missing > 1) return fill('{missing} documents are not in your profile yet.', { missing });
  return 'Nothing is missing from your profile.';
}

/** What the student can do about missing documents. */
function restOf({ have, missing, documents }: Readiness['count']): string {
  if (have === documents) return '';
  return missing === 0
    ? ' Keep the rest ready yourself: a profile cannot hold it.'
    : ' You can apply without the rest: the organization decides.';
}

interface BandProps {
  readonly text: string;
  readonly hint: string;
  readonly way?: ReactNode;
  /** An error is announced immediately. */
  readonly role?: 'alert' | 'status';
  readonly isGood?: boolean;
}

function Band({ text, hint, way, role = 'status', isGood = false }: BandProps) {
  return (
    <div className={classes.band} role={role} data-good={isGood || undefined}>
      <ReadinessDrawing className={classes.drawing} />
      <div className={classes.words}>
        <p className={classes.text}>{text}</p>
        <p className={classes.hint}>{hint}</p>
      </div>
      {way}
    </div>
  );
}
