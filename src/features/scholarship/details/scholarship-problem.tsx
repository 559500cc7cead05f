import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import type { ReadState } from '#shared/api/read-state.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { Facts } from '../facts.tsx';
import classes from './detail.module.css';
import { type DetailScreen, detailFacts } from './detail-facts.ts';

export interface ScholarshipProblemProps {
  readonly errorId: 'scholarship-details-no-id' | `scholarship-${DetailScreen}-${'failed' | 'not-found'}`;
  /** Present where trying again can help. */
  readonly onRetry?: () => void;
}

/** The error states of a single scholarship's screens (SCH-12, SCH-13). */
export function ScholarshipProblem({ errorId, onRetry }: ScholarshipProblemProps) {
  return (
    <Page>
      <PageHeader title="Scholarship" />
      <StateMessage kind="error" text={scholarshipErrors[errorId]}>
        <LinkButton to="/scholarship">Back to Scholarships</LinkButton>
        {onRetry && (
          <Button variant="default" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </StateMessage>
    </Page>
  );
}

export interface UnreadScholarshipProps {
  readonly screen: DetailScreen;
  readonly read: Exclude<ReadState<unknown>, { readonly kind: 'loaded' }>;
}

/** What a scholarship's page shows while it loads, and when it could not be loaded. */
export function UnreadScholarship({ screen, read }: UnreadScholarshipProps) {
  if (read.kind === 'loading') return <ScholarshipSkeleton screen={screen} />;
  return isNotFound(read.error) ? (
    <ScholarshipProblem errorId={`scholarship-${screen}-not-found`} />
  ) : (
    <ScholarshipProblem errorId={`scholarship-${screen}-failed`} onRetry={read.retry} />
  );
}

/** Stands in for a single scholarship while it loads, laid out as the screen is. */
function ScholarshipSkeleton({ screen }: { readonly screen: DetailScreen }) {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading the scholarship</VisuallyHidden>
        <div className={classes.section} aria-hidden="true" style={{ marginBottom: '2rem' }}>
          <Skeleton width="10rem" height="1.5rem" />
          <Skeleton width="70%" height="3.5rem" />
          <Skeleton width="12rem" height="1.75rem" />
        </div>
        <div className={classes.layout} aria-hidden="true">
          <Card>
            <Skeleton width="60%" height="2.5rem" />
            <Facts facts={[...detailFacts({}, screen), ['Time left', undefined]]} />
            <Skeleton height="48px" />
            <Skeleton height="48px" />
          </Card>
          <div className={classes.main}>
            <Skeleton height="6rem" />
            <Skeleton height="5.5rem" />
            <Skeleton height="5rem" />
          </div>
        </div>
      </div>
    </Page>
  );
}
