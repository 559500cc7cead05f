import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import type { Applicant } from './analytics-record.ts';
import type { ReviewState } from './applicant-review-mutation.ts';
import classes from './unsaved-decisions.module.css';

/** How many are named: more would hide what they are about. */
const MOST = 3;

export interface UnsavedDecisionsProps {
  /** Those whose cards are out of sight: a card says it itself. */
  readonly applicants: readonly Applicant[];
  readonly reviews: ReadonlyMap<string, ReviewState>;
}

/** The decisions that were not saved, at the lower edge of what scrolls (REV-02). */
export function UnsavedDecisions({ applicants, reviews }: UnsavedDecisionsProps) {
  const unsaved = applicants.flatMap(({ id, name, applicationId }) => {
    const failure = reviews.get(applicationId ?? '')?.failure;
    return failure ? [{ id, name: name ?? 'Name not provided', failure }] : [];
  });
  if (unsaved.length === 0) return null;
  return (
    <div className={classes.unsaved} role="alert">
      {unsaved.slice(0, MOST).map(({ id, name, failure }) => (
        <p key={id}>
          <bdi>{name}</bdi>: {failure}
        </p>
      ))}
      {unsaved.length > MOST && <p>{fill('And {n} more.', { n: formatCount(unsaved.length - MOST) })}</p>}
    </div>
  );
}
