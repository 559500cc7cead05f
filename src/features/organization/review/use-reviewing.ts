import { useDeferredValue, useMemo, useState } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { findApplicants } from '../analytics/analytics-lists.ts';
import { type Applicant, type Decision, decisionOf, decisionWords } from '../analytics/applicant.ts';
import type { Review, ReviewState } from './decision-mutation.ts';
import type { ReviewSearch } from './review-search.ts';

export interface ReviewingInput {
  readonly applicants: readonly Applicant[];
  readonly search: ReviewSearch;
  readonly onSearch: (change: Partial<ReviewSearch>) => void;
  /** How the last decision of this visit about each application went. */
  readonly reviews: ReadonlyMap<string, ReviewState>;
  readonly onDecide: (reviews: readonly Review[]) => void;
}

/** The longest name that is shown whole, in characters: a list of longer ones would be slow. */
const LONGEST_NAME = 200;

/** The name as lists show it. */
export function nameOf({ name }: Pick<Applicant, 'name'>): string {
  if (name === null) return 'Name not provided';
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, LONGEST_NAME)}…`;
}

/**
 * Where a person is in a list of applicants, whom they have selected, and what they have decided since the page was
 * opened. Every decision, about one applicant or many, is one step to undo.
 */
export function useReviewing({ applicants, search, onSearch, reviews, onDecide }: ReviewingInput) {
  // It may be a name or a phone number, so the address does not hold it.
  const [find, setFind] = useState('');
  // The address follows later: a key that is pressed quickly acts on the applicant that is on the screen.
  const [currentId, setCurrentId] = useState(search.applicant);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [decided, setDecided] = useState<readonly (readonly Review[])[]>([]);
  const [said, setSaid] = useState('');

  // A typed letter appears before its results do.
  const typed = useDeferredValue(find);
  const found = useMemo(
    () => findApplicants(applicants, { find: typed, show: search.show }, reviews),
    [applicants, typed, search.show, reviews],
  );
  const index = Math.max(
    found.findIndex(({ id }) => id === currentId),
    0,
  );
  const current = found[index] ?? null;
  // Who is on the screen stays there when others come in front of them.
  if (currentId === '' && current) setCurrentId(current.id);
  // Applicants who are no longer listed are left out of the decision.
  const chosen = found.filter(({ id }) => selected.has(id));

  const open = (id: string) => {
    setCurrentId(id);
    onSearch({ applicant: id });
  };
  /** Opens the applicant so many places further; `first` is said before the name. */
  const move = (step: 1 | -1, first = '') => {
    const next = found[index + step];
    const place = next && {
      name: nameOf(next),
      n: formatCount(index + step + 1),
      total: formatCount(found.length),
    };
    setSaid(
      `${first} ${place ? fill('{name}, {n} of {total}', place) : 'No more applicants in the list.'}`.trim(),
    );
    if (next) open(next.id);
  };
  const decide = (to: Decision) => {
    const group = chosen.length > 0 ? chosen : found.slice(index, index + 1);
    const batch = group.flatMap((applicant): readonly Review[] => {
      const { applicationId, name } = applicant;
      const from = decisionOf(applicant);
      return applicationId === null || from === to ? [] : [{ applicationId, to, from, name }];
    });
    const [first] = batch;
    if (!first) return;
    onDecide(batch);
    setDecided([...decided, batch]);
    setSelected(new Set());
    const what = fill('{decision}: {whom}.', { decision: decisionWords[to], whom: whomOf(batch) });
    if (chosen.length > 0 || to === 'PENDING') setSaid(what);
    else move(1, what);
  };
  const undo = () => {
    const batch = decided.at(-1);
    if (!batch) return;
    setDecided(decided.slice(0, -1));
    onDecide(batch.map((review) => ({ ...review, from: review.to, to: review.from ?? 'PENDING' })));
    setSaid(fill('Undone: {whom}.', { whom: whomOf(batch) }));
    const first = applicants.find(({ applicationId }) => applicationId === batch[0]?.applicationId);
    if (first && batch.length === 1) open(first.id);
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
    chosen,
    said,
    open,
    move,
    decide,
    undo,
    select,
    canUndo: decided.length > 0,
  };
}

export type Reviewing = ReturnType<typeof useReviewing>;

function whomOf(batch: readonly Review[]): string {
  const [first] = batch;
  return batch.length === 1 && first
    ? nameOf(first)
    : fill('{n} applicants', { n: formatCount(batch.length) });
}
