import '@mantine/core/styles/Kbd.layer.css';
import { Button, Kbd } from '@mantine/core';
import type { Ref } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { type Applicant, type Decision, decisionOf, nameOf } from '../applicant.ts';
import type { Review, ReviewState } from '../decision-mutation.ts';
import { FailedDecisions } from '../failed-decisions.tsx';
import classes from './review.module.css';
import type { Reviewing } from './use-reviewing.ts';

export interface DecisionBarProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly reviewing: Reviewing;
  /** The open applicant. Null if applicants are selected or none is open. */
  readonly applicant: Applicant | null;
  readonly reviews: ReadonlyMap<string, ReviewState>;
  readonly onDecide: (reviews: readonly Review[]) => void;
}

/**
 * The bar at the bottom of the review, with buttons to decide, undo and move between applicants.
 * Lists the decisions that were not saved (REV-01, REV-02).
 */
export function DecisionBar({ ref, reviewing, applicant, reviews, onDecide }: DecisionBarProps) {
  const { found, index, chosen, outcome, place, move, decide, undo, select, canUndo } = reviewing;
  const saving = [...reviews.values()].filter(({ isSaving }) => isSaving).length;
  const decision = applicant && decisionOf(applicant);
  const isSelection = chosen.length > 0;
  const whom = applicant ? nameOf(applicant) : fill('{n} selected', { n: formatCount(chosen.length) });
  const button = (name: string, to: Decision) => (
    <Button
      variant={to === 'ACCEPTED' ? 'next' : 'default'}
      size="sm"
      aria-label={fill('{name}: {whom}', { name, whom })}
      // Ignores the second click of a double click, which would decide on the next applicant.
      onClick={({ detail }) => detail < 2 && decide(decision === to ? 'PENDING' : to)}
    >
      {applicant ? name : fill('{name}: {whom}', { name, whom })}
    </Button>
  );
  return (
    <div ref={ref} className={`stack gap-2 ${classes.bar}`}>
      <FailedDecisions reviews={reviews} onDecide={onDecide} />
      <div className="cluster between">
        <div className="cluster gap-2">
          {(isSelection || applicant?.applicationId) && (
            <>
              {button(decision === 'ACCEPTED' ? 'Reopen' : 'Accept', 'ACCEPTED')}
              {button(decision === 'REJECTED' ? 'Reopen' : 'Reject', 'REJECTED')}
            </>
          )}
          {isSelection && (
            <Button
              ref={focusAroundOnRemoval}
              variant="default"
              size="sm"
              onClick={() =>
                select(
                  chosen.map(({ id }) => id),
                  false,
                )
              }
            >
              Clear selection
            </Button>
          )}
          {canUndo && (
            <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={undo}>
              Undo
            </Button>
          )}
          {isSelection && <span className="quiet">{whom}</span>}
        </div>
        {!isSelection && (
          <div className="cluster gap-2">
            <Button
              variant="default"
              size="sm"
              aria-disabled={index <= 0 || undefined}
              onClick={() => move(-1)}
            >
              Previous
            </Button>
            {applicant && (
              <span className="quiet">
                {fill('{n} of {total}', { n: formatCount(index + 1), total: formatCount(found.length) })}
              </span>
            )}
            <Button
              variant="default"
              size="sm"
              aria-disabled={index === found.length - 1 || undefined}
              onClick={() => move(1)}
            >
              Next
            </Button>
          </div>
        )}
      </div>
      <div className="cluster between gap-2 quiet">
        <p className={classes.keys}>
          Keyboard: <Kbd>J</Kbd> next, <Kbd>K</Kbd> previous, <Kbd>A</Kbd> accept, <Kbd>R</Kbd> reject,{' '}
          <Kbd>U</Kbd> undo
        </p>
        {saving > 0 && (
          <span>
            {saving === 1 ? 'Saving 1 decision…' : fill('Saving {n} decisions…', { n: formatCount(saving) })}
          </span>
        )}
        <span role="status">{outcome}</span>
        <span role="status">{place}</span>
      </div>
    </div>
  );
}
