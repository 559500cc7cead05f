import { Button } from '@mantine/core';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { SignInAgainButton } from '#shared/ui/actions/sign-in-again.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import type { Review, ReviewState } from './decision-mutation.ts';
import classes from './failed-decisions.module.css';

export interface FailedDecisionsProps {
  readonly reviews: ReadonlyMap<string, ReviewState>;
  /** Sends the decisions again. */
  readonly onDecide: (reviews: readonly Review[]) => void;
}

/**
 * Lists the latest decisions that were not saved, each with the reason and a button to retry
 * (REV-02).
 */
export function FailedDecisions({ reviews, onDecide }: FailedDecisionsProps) {
  const failed = [...reviews.values()].filter(({ failure }) => failure !== null);
  const signIn = failed.find((review) => review.signIn !== null)?.signIn;
  if (failed.length === 0) return null;
  return (
    <Notice tone="attention" ref={focusAroundOnRemoval}>
      <p role="alert">
        {failed.length === 1
          ? 'A decision was not saved.'
          : fill('{n} decisions were not saved.', { n: formatCount(failed.length) })}
      </p>
      {signIn ? (
        <SignInAgainButton size="sm" signIn={signIn} />
      ) : (
        failed.length > 1 && (
          <Button variant="default" size="sm" onClick={() => onDecide(failed)}>
            Try all again
          </Button>
        )
      )}
      <ul className={`stack gap-1 ${classes.failed}`} aria-label="Decisions that were not saved">
        {failed.map((review) => {
          const name = review.name ?? 'An applicant';
          return (
            <li key={review.applicationId} className="cluster between gap-2">
              <span>
                <bdi className="strong">{name}</bdi>: <span>{review.failure}</span>
              </span>
              {review.signIn === null && (
                <Button
                  ref={focusAroundOnRemoval}
                  variant="default"
                  size="sm"
                  aria-label={fill('Try again: {name}', { name })}
                  onClick={() => onDecide([review])}
                >
                  Try again
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
