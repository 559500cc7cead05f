import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './detail.module.css';

export interface ScholarshipProblemProps {
  readonly errorId:
    | 'scholarship-details-no-id'
    | 'scholarship-details-not-found'
    | 'scholarship-details-failed'
    | 'scholarship-intro-failed'
    | 'scholarship-intro-not-found';
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

/** Stands in for a single scholarship while it loads, laid out as the screen is. */
export function ScholarshipSkeleton() {
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
            <Skeleton height="12rem" />
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
