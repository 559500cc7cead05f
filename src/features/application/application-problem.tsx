import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { ApplicationLayout } from '#shared/ui/aside-layout.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';

export interface ApplicationProblemProps {
  /** Why the scholarship could not be read. */
  readonly error: unknown;
  readonly onRetry: () => void;
  /** The screen's title; the form's by default. */
  readonly title?: string;
  /** A hint if the scholarship cannot be loaded. */
  readonly hint?: string | null;
}

/** Shown instead of the screen if the scholarship is unknown or could not be loaded (SCH-12, SAFE-02). */
export function ApplicationProblem({
  error,
  onRetry,
  title = 'Your application',
  hint = 'What you have written is kept on this device.',
}: ApplicationProblemProps) {
  const isUnknown = isNotFound(error);
  const errorId = isUnknown ? 'scholarship-details-not-found' : 'scholarship-details-failed';
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage
        kind={isUnknown ? 'error' : 'unread'}
        text={scholarshipErrors[errorId]}
        hint={!isUnknown && hint}
      >
        <LinkButton to="/scholarship">Back to Scholarships</LinkButton>
        {!isUnknown && (
          <Button variant="default" onClick={onRetry}>
            Try Again
          </Button>
        )}
      </StateMessage>
    </Page>
  );
}

/** The form's skeleton while its scholarship loads. */
export function ApplicationSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading the application form</VisuallyHidden>
      <div aria-hidden="true">
        <ApplicationLayout aside={<Skeleton height="18rem" />}>
          <div className="stack">
            <Skeleton width="12rem" height="1.5rem" />
            <Skeleton width="60%" height="3.5rem" />
            <Skeleton width="18rem" height="2.75rem" />
            <Skeleton height="11rem" />
            <Skeleton width="18rem" height="2.75rem" />
            <Skeleton height="11rem" />
            <Skeleton width="11rem" height="48px" />
          </div>
        </ApplicationLayout>
      </div>
    </div>
  );
}
