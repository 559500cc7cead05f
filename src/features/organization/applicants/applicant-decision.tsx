import { useRef } from 'react';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { SignInAgainButton } from '#shared/ui/sign-in-again.tsx';
import type { CachedApplicant } from '../analytics/analytics-cache.ts';
import classes from './applicant-decision.module.css';
import { type Decision, decisionOf, decisionWords, type ReviewState } from './applicant-review.ts';

export interface ApplicantDecisionProps {
  readonly applicant: CachedApplicant;
  /** How the last decision of this visit went, if there was any. */
  readonly review: ReviewState | undefined;
  readonly onDecide: (applicant: CachedApplicant, to: Decision) => void;
}

/** Where an application stands, and the way to decide about it or to take that back. */
export function ApplicantDecision({ applicant, review, onDecide }: ApplicantDecisionProps) {
  const standing = useRef<HTMLSpanElement>(null);
  const decision = decisionOf(applicant);
  const isDecided = decision === 'ACCEPTED' || decision === 'REJECTED';
  const decide = (to: Decision) => () => {
    onDecide(applicant, to);
    // The button goes away with the decision, and a second press must not meet another one.
    standing.current?.focus();
  };
  const button = (name: string, to: Decision) => (
    <Button
      variant="default"
      size="sm"
      aria-label={fill('{name}: {whom}', { name, whom: applicant.name ?? 'this applicant' })}
      onClick={decide(to)}
    >
      {name}
    </Button>
  );
  return (
    <div className={classes.decision}>
      <span role="status">
        <span ref={standing} tabIndex={-1} className={classes.standing} data-decision={decision ?? undefined}>
          {decision ? decisionWords[decision] : applicant.decision}
        </span>
      </span>
      {isDecided ? (
        button(review?.to === decision && review.progress !== 'failed' ? 'Undo' : 'Reopen', 'PENDING')
      ) : (
        <>
          {button('Accept', 'ACCEPTED')}
          {button('Reject', 'REJECTED')}
        </>
      )}
      {review?.failure && (
        <div className={classes.failure} role="alert">
          <p>{review.failure}</p>
          {review.signIn !== null && <SignInAgainButton size="sm" signIn={review.signIn} />}
        </div>
      )}
    </div>
  );
}
