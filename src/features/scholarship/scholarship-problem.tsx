import { Button } from '@mantine/core';
import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';

/** The two pages that show a scholarship: `/scholarship/details` and `/scholarship/$id`. */
export type DetailScreen = 'details' | 'intro';

export interface ScholarshipProblemProps {
  readonly errorId: 'scholarship-details-no-id' | `scholarship-${DetailScreen}-${'failed' | 'not-found'}`;
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  /** If given, the page shows a 'Try Again' button. Omit this if trying again can't help. */
  readonly onRetry?: () => void;
}

/** The error page for a scholarship that doesn't exist or failed to load (SCH-12, SCH-13). */
export function ScholarshipProblem({
  errorId,
  title = 'Scholarship',
  hint,
  onRetry,
}: ScholarshipProblemProps) {
  return (
    <Page>
      <PageHeader title={title} />
      <StateMessage kind={onRetry ? 'unread' : 'error'} text={scholarshipErrors[errorId]} hint={hint}>
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

export interface FailedScholarshipProps extends Pick<ScholarshipProblemProps, 'title' | 'hint'> {
  readonly screen?: DetailScreen;
  /** The error from loading the scholarship. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Tells the user that the scholarship doesn't exist or failed to load (SCH-12, SAFE-02). Shows
 * `hint` only if loading failed.
 */
export function FailedScholarship({
  screen = 'details',
  error,
  onRetry,
  title,
  hint,
}: FailedScholarshipProps) {
  return isNotFound(error) ? (
    <ScholarshipProblem errorId={`scholarship-${screen}-not-found`} title={title} />
  ) : (
    <ScholarshipProblem
      errorId={`scholarship-${screen}-failed`}
      title={title}
      hint={hint}
      onRetry={onRetry}
    />
  );
}
