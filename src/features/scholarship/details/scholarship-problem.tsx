import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import type { ReadState } from '#shared/api/read-state.ts';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import classes from './detail.module.css';

/** The two addresses of a single scholarship. */
export type DetailScreen = 'details' | 'intro';

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
      <StateMessage kind={onRetry ? 'unread' : 'error'} text={scholarshipErrors[errorId]}>
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
  if (read.kind === 'loading') return <ScholarshipSkeleton />;
  return isNotFound(read.error) ? (
    <ScholarshipProblem errorId={`scholarship-${screen}-not-found`} />
  ) : (
    <ScholarshipProblem errorId={`scholarship-${screen}-failed`} onRetry={read.retry} />
  );
}

/** Stands in for a single scholarship while it loads, laid out as the screen is. */
function ScholarshipSkeleton() {
  return (
    <Page>
      <div role="status">
        <VisuallyHidden>Loading the scholarship</VisuallyHidden>
        <div className="stack gap-8" aria-hidden="true">
          <div className="stack gap-2">
            <Skeleton width="10rem" height="1.5rem" />
            <Skeleton width="70%" height="3.5rem" />
            <Skeleton width="12rem" height="1.75rem" />
          </div>
          <div className={classes.layout}>
            <Skeleton height="27rem" />
            <div className="stack gap-8">
              <Skeleton height="6rem" />
              <Skeleton height="13rem" />
              <Skeleton height="13rem" />
            </div>
          </div>
        </div>
      </div>
    </Page>
  );
}
