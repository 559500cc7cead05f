import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { SESSION_ENDED, SignInAgainButton } from '#shared/ui/actions/sign-in-again.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import type { Comparison, Readiness } from '../readiness.ts';
import { ReadinessDrawing } from './readiness-drawing.tsx';
import classes from './readiness-summary.module.css';

export interface ReadinessSummaryProps {
  readonly comparison: Comparison;
  /** The scholarship's id. Null if the student can't apply. */
  readonly applyTo: string | null;
}

/** Says how the student's profile compares with the requirements, or why it can't be compared. */
export function ReadinessSummary({ comparison, applyTo }: ReadinessSummaryProps) {
  switch (comparison.kind) {
    case 'signed-out':
      return (
        <Band
          text="See what you already have."
          hint="Your profile shows which of these documents you already have."
          action={
            <LinkButton variant="default" {...comparison.signIn}>
              Sign in to compare
            </LinkButton>
          }
        />
      );
    case 'not-student':
      return (
        <Band
          text="Only students can apply for scholarships."
          hint="Your account isn’t a student account, so there’s no profile to compare with."
        />
      );
    case 'loading':
      return (
        <div className={`${classes.band} panel cluster`} role="status">
          <VisuallyHidden>Comparing with your profile</VisuallyHidden>
          <ReadinessDrawing className={classes.drawing} />
          <div className="grow">
            <Skeleton width="14rem" height="1.5rem" />
            <Skeleton width="min(24rem, 100%)" height="1.25rem" />
          </div>
        </div>
      );
    case 'no-profile':
      return (
        <Band
          text="You have no profile yet."
          hint={
            <>
              <span>Add your documents once and use them for every scholarship.</span>
              {applyTo !== null && (
                <span>
                  {' '}
                  <AppLink to="/scholarship/$id/application-form" params={{ id: applyTo }}>
                    You can also apply without them
                  </AppLink>
                  .
                </span>
              )}
            </>
          }
        />
      );
    case 'failed': {
      const { signIn, onRetry } = comparison;
      return (
        <Band
          role="alert"
          text={scholarshipErrors['scholarship-profile-unread']}
          hint={
            signIn
              ? SESSION_ENDED
              : 'You can still read the requirements, but we can’t show which documents you have.'
          }
          action={
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
      return <Band isGood={count.missing === 0} text={missingDocuments(count)} hint={hintFor(count)} />;
    }
  }
}

function missingDocuments(count: Readiness['count']): string {
  if (count.missing === 1) return '1 document isn’t in your profile yet.';
  if (count.missing > 1) return fill('{missing} documents aren’t in your profile yet.', count);
  return fill('You’re ready. {have} of {documents} documents are in your profile.', count);
}

/** What happens next with the documents. */
function hintFor({ have, missing, documents }: Readiness['count']): string {
  if (missing > 0) return 'You can still apply. The organization decides.';
  return have === documents
    ? 'The organization reads them with your application.'
    : 'Keep the others ready. The organization will ask for them.';
}

interface BandProps {
  readonly text: string;
  readonly hint: ReactNode;
  readonly action?: ReactNode;
  /** Screen readers announce an `alert` immediately. */
  readonly role?: 'alert' | 'status';
  readonly isGood?: boolean;
}

function Band({ text, hint, action, role = 'status', isGood = false }: BandProps) {
  return (
    <div className={`${classes.band} panel cluster`} role={role} data-kind={isGood ? 'good' : undefined}>
      <ReadinessDrawing className={classes.drawing} />
      <div className="grow">
        <p className="strong">{text}</p>
        <p className="quiet">{hint}</p>
      </div>
      {action}
    </div>
  );
}
