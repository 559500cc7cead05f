import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import type { Review, ReviewState } from './applicant-review-mutation.ts';
import classes from './failed-decisions.module.css';

/** How many are named: more would cover the applicants. */
const MOST = 3;

export interface FailedDecisionsProps {
  readonly reviews: ReadonlyMap<string, ReviewState>;
  /** Sends a decision again. */
  readonly onDecide: (review: Review) => void;
}

/** The decisions that were not saved, at the lower edge of what scrolls (REV-02). */
export function FailedDecisions({ reviews, onDecide }: FailedDecisionsProps) {
  const failed = [...reviews.values()].filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <div className={classes.failed} role="alert">
      {failed.slice(0, MOST).map((review) => {
        const name = review.name ?? 'Name not provided';
        return (
          <p key={review.applicationId}>
            <span>
              <bdi>{name}</bdi>: <span>{review.failure}</span>
            </span>
            <Button
              ref={focusAroundOnRemoval}
              variant="default"
              size="sm"
              aria-label={fill('Try again: {name}', { name })}
              onClick={() => onDecide(review)}
            >
              Try again
            </Button>
          </p>
        );
      })}
      {failed.length > MOST && <p>{fill('And {n} more.', { n: formatCount(failed.length - MOST) })}</p>}
    </div>
  );
}
