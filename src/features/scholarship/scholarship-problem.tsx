import { Button } from '@mantine/core';
import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import { isNotFound } from '#shared/api/api-error.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';

/** The two addresses of a single scholarship. */
export type DetailScreen = 'details' | 'intro';

export interface ScholarshipProblemProps {
  readonly errorId: 'scholarship-details-no-id' | `scholarship-${DetailScreen}-${'failed' | 'not-found'}`;
  /** The screen's title. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  /** Present if trying again can help. */
  readonly onRetry?: () => void;
}

/** Shown if a screen's scholarship is unknown or failed to load (SCH-12, SCH-13). */
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
  /** Why the scholarship could not be read. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/**
 * Says that a scholarship is unknown or failed to load (SCH-12, SAFE-02). The hint shows only in
 * the second case.
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
