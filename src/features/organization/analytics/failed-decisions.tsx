import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { Notice } from '#shared/ui/notice.tsx';
import classes from './analytics.module.css';
import type { Review, ReviewState } from './decision-mutation.ts';

export interface FailedDecisionsProps {
  readonly reviews: ReadonlyMap<string, ReviewState>;
  /** Sends a decision again. */
  readonly onDecide: (review: Review) => void;
}

/** More notices would cover the screen. */
const MOST = 3;

/** The last decisions that were not saved, and how many more there are, at the lower edge of the screen (REV-02). */
export function FailedDecisions({ reviews, onDecide }: FailedDecisionsProps) {
  const failed = [...reviews.values()].filter(({ failure }) => failure !== null);
  if (failed.length === 0) return null;
  return (
    <div className={classes.failed} role="alert">
      {failed.slice(-MOST).map((review) => {
        const name = review.name ?? 'Name not provided';
        return (
          <Notice key={review.applicationId} tone="attention">
            <p>
              <bdi>{name}</bdi>: <span>{review.failure}</span>
            </p>
            <Button
              ref={focusAroundOnRemoval}
              variant="default"
              size="sm"
              aria-label={fill('Try again: {name}', { name })}
              onClick={() => onDecide(review)}
            >
              Try again
            </Button>
          </Notice>
        );
      })}
      {failed.length > MOST && (
        <Notice tone="attention">
          <p>{fill('And {n} more.', { n: formatCount(failed.length - MOST) })}</p>
        </Notice>
      )}
    </div>
  );
}
