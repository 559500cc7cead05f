import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { claims } from '#shared/facts/claims.ts';
import { fill } from '#shared/text/fill.ts';
import { SESSION_ENDED, SignInAgainButton } from '#shared/ui/actions/sign-in-again.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import type { Comparison, Readiness } from '../readiness.ts';
import { ReadinessDrawing } from './readiness-drawing.tsx';
import classes from './readiness-summary.module.css';

export interface ReadinessSummaryProps {
  readonly comparison: Comparison;
}

/** Says how the student's profile compares with the requirements, or why they can't be compared. */
export function ReadinessSummary({ comparison }: ReadinessSummaryProps) {
  switch (comparison.kind) {
    case 'signed-out':
      return (
        <Band
          text="How to apply"
          hint={
            <ol>
              <li>Sign in to see which of these documents are in your profile.</li>
              <li>
                Answer two questions in your own words. An application takes about{' '}
                <span className={classes.figure}>{claims.applicationTime.figure}</span>.
              </li>
              <li>Send your application. Until then, your draft stays on this device.</li>
            </ol>
          }
        />
      );
    case 'not-student':
      return (
        <Band
          text="Only students can apply for scholarships."
          hint="Your account isn’t a student account, so it has no student profile."
        />
      );
    case 'loading':
      return (
        <div className={`${classes.band} panel cluster`} role="status">
          <VisuallyHidden>Comparing the requirements with your profile</VisuallyHidden>
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
          text="You don’t have a profile yet."
          hint="Add your documents once and use them for every scholarship. You can also apply without them."
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
      return (
        <Band
          isGood={count.missing === 0}
          text={missingDocuments(count)}
          hint={hintFor(comparison.readiness)}
        />
      );
    }
  }
}

function missingDocuments(count: Readiness['count']): string {
  if (count.missing === 1) return '1 document isn’t in your profile yet.';
  if (count.missing > 1) return fill('{missing} documents aren’t in your profile yet.', count);
  return fill('You can apply now. {have} of {documents} documents are in your profile.', count);
}

/** Says what the student or the organization does next. */
function hintFor({ count, toKeepReady }: Readiness): string {
  if (count.missing > 0) return 'You can still apply. The organization decides.';
  const [document, ...others] = toKeepReady;
  if (document === undefined) return 'The organization will read your documents with your application.';
  return others.length === 0
    ? fill('Keep your {document} ready. The organization will ask for it.', { document })
    : fill('The organization will ask for these, so keep them ready: {documents}.', {
        documents: toKeepReady.join(', '),
      });
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
        <div className="quiet">{hint}</div>
      </div>
      {action}
    </div>
  );
}
