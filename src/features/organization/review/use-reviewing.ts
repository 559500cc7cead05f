import { useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { type Applicant, type Decision, decisionOf, decisionWords, nameOf } from '../applicant.ts';
import type { Review, ReviewState } from '../decision-mutation.ts';
import { type Scores, sortedByScore } from './applicant-scores.ts';
import { findApplicants } from './find-applicants.ts';
import type { ReviewSearch } from './review-search.ts';

export interface ReviewingInput {
  readonly scholarshipId: string;
  readonly applicants: readonly Applicant[];
  readonly search: ReviewSearch;
  readonly onSearch: (change: Partial<ReviewSearch>) => void;
  /** Status of the latest decision on each application in this session. */
  readonly reviews: ReadonlyMap<string, ReviewState>;
  readonly onDecide: (reviews: readonly Review[]) => void;
  /** The user's private scores, for sorting the list. */
  readonly scores: Scores;
}

/** The user must confirm a decision on more applicants than this. */
const AT_ONCE = 5;

/** A decision on many applicants, which the user must confirm. */
interface Asked {
  readonly to: Decision;
  readonly batch: readonly Review[];
}

/** A decision on one or more applicants, or the reversal of a decision. */
interface Step {
  readonly batch: readonly Review[];
  readonly isUndo: boolean;
}

/**
 * Manages the open applicant, the selection and the decisions of a review. Undo reverts the last
 * decision as a whole, whether on one applicant or many.
 */
export function useReviewing(input: ReviewingInput) {
  const { scholarshipId, applicants, search, onSearch, reviews, onDecide, scores } = input;
  // The search text is not in the URL, because it may be a name or phone number.
  const [find, setFind] = useState('');
  // Deferred, so that typed letters appear before the results.
  const typed = useDeferredValue(find);
  const filters = `${search.show} ${typed}`;
  // Kept in state, because a quick keypress must act on the applicant on screen, and the URL may
  // not have been updated yet.
  const [opened, setOpened] = useState({ id: search.applicant, name: '', filters });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<readonly (readonly Review[])[]>([]);
  const [step, setStep] = useState<Step | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [place, setPlace] = useState('');

  const found = useMemo(() => {
    const listed = findApplicants(applicants, { find: typed, show: search.show }, reviews);
    return search.order === 'score' ? sortedByScore(listed, scores) : listed;
  }, [applicants, typed, search.show, search.order, reviews, scores]);
  const at = found.findIndex(({ id }) => id === opened.id);
  // If new filters exclude the open applicant, the first listed applicant opens. If the open
  // applicant disappears for another reason, no other applicant opens, because a keypress meant for
  // the old applicant would then decide on the new one.
  const isFresh = opened.id === '' || filters !== opened.filters;
  const index = at === -1 && isFresh && found.length > 0 ? 0 : at;
  const current = found[index] ?? null;
  const isGone = current === null && !isFresh;
  if (current && (current.id !== opened.id || nameOf(current) !== opened.name || filters !== opened.filters))
    setOpened({ id: current.id, name: nameOf(current), filters });
  // A decision skips selected applicants who are no longer listed.
  const chosen = found.filter(({ id }) => selected.has(id));

  const open = (applicant: Applicant) => {
    setOpened({ id: applicant.id, name: nameOf(applicant), filters });
    onSearch({ applicant: applicant.id });
  };
  /** Opens the next or previous applicant, or the first if none is open. */
  const move = (by: 1 | -1) => {
    const to = index === -1 ? 0 : index + by;
    const next = found[to];
    setPlace(
      next
        ? fill('{name}, {n} of {total}', {
            name: nameOf(next),
            n: formatCount(to + 1),
            total: formatCount(found.length),
          })
        : 'No more applicants in the list.',
    );
    if (next) open(next);
  };
  const decide = (to: Decision) => {
    const group = chosen.length > 0 ? chosen : current ? [current] : [];
    const batch = group.flatMap((applicant): readonly Review[] => {
      const { applicationId, name } = applicant;
      const from = decisionOf(applicant);
      return applicationId === null || from === to ? [] : [{ scholarshipId, applicationId, to, from, name }];
    });
    if (batch.length === 0) return;
    if (batch.length > AT_ONCE) return setAsked({ to, batch });
    carryOut(batch);
    if (chosen.length === 0 && to !== 'PENDING') move(1);
  };
  const carryOut = (batch: readonly Review[]) => {
    onDecide(batch);
    setDecided([...decided, batch]);
    setSelected(new Set());
    setStep({ batch, isUndo: false });
    setPlace('');
  };
  const confirm = (isYes: boolean) => {
    setAsked(null);
    if (asked && isYes) carryOut(asked.batch);
  };
  const undo = () => {
    const batch = decided.at(-1);
    if (!batch) return;
    const undone = batch.map((review) => ({ ...review, from: review.to, to: review.from ?? 'PENDING' }));
    setDecided(decided.slice(0, -1));
    onDecide(undone);
    setStep({ batch: undone, isUndo: true });
    setPlace('');
    const first = applicants.find(({ applicationId }) => applicationId === batch[0]?.applicationId);
    if (first && batch.length === 1) open(first);
  };
  const select = (ids: readonly string[], isSelected: boolean) => {
    const others = [...selected].filter((id) => !ids.includes(id));
    setSelected(new Set(isSelected ? [...others, ...ids] : others));
  };

  return {
    find,
    setFind,
    found,
    index,
    current,
    /** The name of the open applicant, if they have left the list. Otherwise null. */
    gone: isGone ? opened.name : null,
    chosen,
    /** The decision that needs confirmation, or null. */
    asked,
    confirm,
    /** Text that announces the newly opened applicant after a move, or the end of the list. */
    place,
    /** Text that announces the result of the last step. Empty until the server has responded. */
    outcome: step === null ? '' : outcomeOf(step, reviews),
    open,
    move,
    decide,
    undo,
    select,
    canUndo: decided.length > 0,
  };
}

export type Reviewing = ReturnType<typeof useReviewing>;

/**
 * Describes the result of a step, with the number of saved decisions, such as
 * `Accepted: 2 of 3 applicants.` Empty until the server has responded.
 */
function outcomeOf({ batch, isUndo }: Step, reviews: ReadonlyMap<string, ReviewState>): string {
  const states = batch.map(({ applicationId }) => reviews.get(applicationId));
  if (states.some((state) => state === undefined || state.isSaving)) return '';
  const saved = states.filter((state) => state?.failure === null).length;
  const [first] = batch;
  const name = reviews.get(first?.applicationId ?? '')?.name ?? 'the applicant';
  // If a decision on a single applicant failed, an alert already says so.
  if (!first || (batch.length === 1 && saved === 0)) return '';
  const counts = { saved: formatCount(saved), total: formatCount(batch.length) };
  return fill('{what}: {whom}.', {
    what: isUndo ? 'Undone' : decisionWords[first.to],
    whom:
      batch.length === 1
        ? name
        : fill(saved === batch.length ? '{total} applicants' : '{saved} of {total} applicants', counts),
  });
}
