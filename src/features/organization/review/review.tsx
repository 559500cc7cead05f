import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { DraftStorage } from '#shared/draft/draft-storage.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import type { Applicant } from '../applicant.ts';
import { ApplicantList, ApplicantTools } from './applicant-list.tsx';
import { ApplicantNotes } from './applicant-notes.tsx';
import { ApplicantView } from './applicant-view.tsx';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionQuestion } from './decision-question.tsx';
import type { SaveDocuments } from './documents-download.tsx';
import classes from './review.module.css';
import { reviewCounts } from './review-counts.ts';
import { ScoreField } from './score-field.tsx';
import type { Profiles } from './use-profiles.ts';
import { type ReviewingInput, useReviewing } from './use-reviewing.ts';
import { useScores } from './use-scores.ts';

export interface ReviewProps extends Omit<ReviewingInput, 'scores'> {
  /** Rupees per accepted student. */
  readonly amount: number;
  readonly isSample: boolean;
  readonly profiles: Pick<Profiles, 'isReading' | 'failed' | 'retry'>;
  /**
   * Called when an applicant enters or leaves the viewport. The open applicant always counts as in
   * view.
   */
  readonly onInView: (id: string, isInView: boolean) => void;
  /** Loads the profiles of all applicants. */
  readonly onReadAll: () => void;
  /** Unsaved decisions from an earlier session. */
  readonly unsaved?: ReactNode;
  /** The user's own notes and scores, by application. */
  readonly notes: DraftStorage;
  /** Renders the student's answers. `scoreOf` renders the score field for an answer. */
  readonly answersOf: (applicationId: string, scoreOf: (question: string) => ReactNode) => ReactNode;
  /** Downloads the applicants as a CSV file. */
  readonly onExport: (applicants: readonly Applicant[]) => void;
  /** Downloads the applicants' documents as a ZIP file. */
  readonly onSaveDocuments: SaveDocuments;
}

/**
 * The review of a scholarship, with the list of applicants, the open applicant and the decision bar
 * (ORG-16, REV-01). Keyboard shortcuts work only while focus is inside the review but not in a text
 * field (WCAG 2.1.4).
 */
export function Review(props: ReviewProps) {
  const { isSample, amount, profiles, onInView, onReadAll, unsaved, notes, answersOf, ...rest } = props;
  const { onExport, onSaveDocuments, ...input } = rest;
  const { scores, setScore, isSaved: areScoresSaved } = useScores(notes);
  // Sample applicants can't be accepted or rejected, so the decision filter doesn't apply to them.
  const filters = isSample ? { ...input.search, show: 'all' as const } : input.search;
  const reviewing = useReviewing({ ...input, search: filters, scores });
  const { found, current, gone, chosen, asked, open, move, decide, undo, confirm } = reviewing;
  const [first] = found;
  const { reviews, search, onSearch, onDecide } = input;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  // Identifies what is on screen. The id alone is not enough, because on phones users can return to
  // the list and open the same applicant again.
  const shown = [search.applicant !== '', current?.id].join();
  const shownBefore = useRef(shown);

  useEffect(() => {
    if (shownBefore.current === shown) return;
    shownBefore.current = shown;
    const { activeElement } = document;
    // Keeps the open applicant visible in the list.
    section.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    heading.current?.scrollIntoView({ block: 'nearest' });
    // Focus does not move while the user types, chooses a filter or presses a decision button.
    if (!bar.current?.contains(activeElement) && !isTextField(activeElement) && !isChoice(activeElement))
      heading.current?.focus({ preventScroll: true });
  }, [shown]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (asked !== null) return;
    if (event.ctrlKey || event.metaKey || event.altKey || isTextField(event.target)) return;
    // On phones, shortcuts need an open applicant or a selection.
    if (chosen.length === 0 && gone === null && !heading.current?.offsetParent) return;
    const keys = new Map<string, () => void>([
      ['j', () => move(1)],
      ['k', () => move(-1)],
    ]);
    // If the open applicant has left the list, the decision keys do nothing.
    if (gone === null) {
      keys.set('a', () => event.repeat || decide('ACCEPTED'));
      keys.set('r', () => event.repeat || decide('REJECTED'));
      keys.set('u', () => event.repeat || undo());
    }
    keys.get(latinLetter(event))?.();
  };

  if (input.applicants.length === 0) return <p>No applicant data available for this scholarship.</p>;
  return (
    // Focus lands here when a user clicks outside the controls, or when the focused button is
    // removed.
    <section
      ref={section}
      className={classes.review}
      data-open={search.applicant !== '' || undefined}
      aria-label="Review"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {isSample && (
        <p className="quiet">
          We don’t know who applied, so these applicants are invented examples. You can’t accept or reject
          them.
        </p>
      )}
      {!isSample && <p className="strong">{reviewCounts(input.applicants, amount)}</p>}
      {!isSample && first && chosen.length === 0 && (
        <Button className={classes.first} variant="next" onClick={() => open(first)}>
          {fill('Review the first of {n}', { n: formatCount(found.length) })}
        </Button>
      )}
      {unsaved}
      {profiles.failed > 0 && (
        <Notice tone="attention" role="alert">
          <p>{organizationErrors['applicant-profiles-failed']}</p>
          <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={profiles.retry}>
            Try Again
          </Button>
        </Notice>
      )}
      <ApplicantList
        reviewing={reviewing}
        total={input.applicants.length}
        isSample={isSample}
        onInView={onInView}
        scores={scores}
        search={filters}
        onSearch={onSearch}
        onSaveDocuments={onSaveDocuments}
      />
      <ApplicantTools
        found={reviewing.found}
        isReading={profiles.isReading}
        unread={input.applicants.filter(({ isLoading, isUnread }) => isLoading || isUnread).length}
        onReadAll={onReadAll}
        onExport={onExport}
      />
      {(current !== null || gone !== null) && (
        <div className={`${classes.reader} panel`}>
          {search.applicant !== '' && (
            <div className={classes.back} ref={focusAroundOnRemoval}>
              <Button variant="default" size="sm" onClick={() => onSearch({ applicant: '' })}>
                All applicants
              </Button>
            </div>
          )}
          {gone !== null && (
            <p role="alert">
              {fill('{name} is no longer in the list. Open another applicant to decide.', {
                name: gone || 'This applicant',
              })}
            </p>
          )}
          {current && (
            <div ref={focusAroundOnRemoval}>
              <ApplicantView
                ref={heading}
                applicant={current}
                isSample={isSample}
                answers={
                  current.applicationId &&
                  answersOf(current.applicationId, (question) => (
                    <ScoreField
                      question={question}
                      value={scores.get(current.applicationId ?? '')?.get(question) ?? 0}
                      onChange={(score) => setScore(current.applicationId ?? '', question, score)}
                    />
                  ))
                }
                notes={
                  current.applicationId && (
                    <>
                      <ApplicantNotes
                        key={`notes:${current.applicationId}`}
                        storage={notes}
                        applicationId={current.applicationId}
                      />
                      {!areScoresSaved && (
                        <p className="error" role="alert">
                          We couldn’t save this score on this device.
                        </p>
                      )}
                    </>
                  )
                }
              />
            </div>
          )}
          <DecisionBar
            ref={bar}
            reviewing={reviewing}
            applicant={chosen.length === 0 ? current : null}
            reviews={reviews}
            onDecide={onDecide}
          />
        </div>
      )}
      <DecisionQuestion asked={asked} amount={amount} onAnswer={confirm} />
    </section>
  );
}

/** True if the element accepts typed letters. */
function isTextField(target: EventTarget | null): boolean {
  const field = 'input:not([type="checkbox"], [type="radio"]), textarea, select';
  return target instanceof Element && target.matches(field);
}

function isChoice(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input[type="radio"]');
}

/**
 * Returns the letter of a key. On non-Latin keyboards, such as Hindi or Tamil, returns the Latin
 * letter in the same position.
 */
function latinLetter({ key, code }: KeyboardEvent): string {
  return (/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, '')).toLowerCase();
}
