import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '#shared/theme/choices.css';
import { Button, Checkbox, NativeSelect, SegmentedControl } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { memo, useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { choicesOf, chosen as chosenValue } from '#shared/ui/inputs/choices.ts';
import { SearchField } from '#shared/ui/inputs/search-field.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { type Applicant, decisionText, formatMarks, nameOf } from '../applicant.ts';
import { ApplicantName, type ApplicantNameProps } from './applicant-name.tsx';
import { meanScore, type Scores } from './applicant-scores.ts';
import { DocumentsDownload, type SaveDocuments } from './documents-download.tsx';
import classes from './review.module.css';
import type { ApplicantOrder, ApplicantShown, ReviewSearch } from './review-search.ts';
import type { Reviewing } from './use-reviewing.ts';

export interface ApplicantListProps {
  readonly reviewing: Reviewing;
  readonly total: number;
  readonly isSample: boolean;
  readonly onInView: (id: string, isInView: boolean) => void;
  readonly scores: Scores;
  readonly search: ReviewSearch;
  readonly onSearch: (change: Partial<ReviewSearch>) => void;
  readonly onSaveDocuments: SaveDocuments;
}

const filters: { readonly value: ApplicantShown; readonly label: string }[] = [
  { value: 'pending', label: 'To decide' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'rejected', label: 'Rejected' },
  { value: 'all', label: 'All' },
];

const orders: Readonly<Record<ApplicantOrder, string>> = {
  latest: 'Latest first',
  score: 'Your highest scores first',
};

/** The list of applicants. Users can search, filter and sort it, and select applicants. */
export function ApplicantList(props: ApplicantListProps) {
  const { reviewing, total, isSample, onInView, scores, search, onSearch, onSaveDocuments } = props;
  const { find, setFind, found, current, chosen, open, select } = reviewing;
  const isChosen = new Set(chosen.map(({ id }) => id));
  const latest = useRef({ found, open, select, onInView });
  useEffect(() => {
    latest.current = { found, open, select, onInView };
  });
  // Stable functions, so that only changed rows re-render.
  const [rowActions] = useState(
    (): RowActions => ({
      open: (id) => {
        const applicant = latest.current.found.find((one) => one.id === id);
        if (applicant) latest.current.open(applicant);
      },
      select: (id, isSelected) => latest.current.select([id], isSelected),
      show: (id, isInView) => latest.current.onInView(id, isInView),
    }),
  );
  return (
    <div className={`stack gap-3 ${classes.list}`}>
      <div className={`${classes.search} cluster gap-2`}>
        <SearchField label="Search applicants" value={find} onChange={setFind} maxLength={MAX_QUERY} />
        {!isSample && (
          <NativeSelect
            aria-label="Sort by"
            data={choicesOf(orders)}
            value={search.order}
            onChange={chosenValue((order: ApplicantOrder) => onSearch({ order }))}
          />
        )}
      </div>
      {!isSample && (
        <SegmentedControl
          aria-label="Decision"
          data={filters}
          value={search.show}
          onChange={(show) => onSearch({ show })}
        />
      )}
      <div className="cluster between gap-2">
        {!isSample && found.length > 0 && (
          <Checkbox
            size="md"
            label={fill('Select all {n}', { n: formatCount(found.length) })}
            checked={chosen.length === found.length}
            onChange={({ currentTarget: { checked } }) =>
              select(
                found.map(({ id }) => id),
                checked,
              )
            }
          />
        )}
        <p className="quiet" role="status">
          {fill('Showing {shown} of {total} applicants', {
            shown: formatCount(found.length),
            total: formatCount(total),
          })}
        </p>
      </div>
      {found.length === 0 && (
        <div className="stack gap-2">
          <p>
            {find === '' && search.show === 'pending' ? 'You’ve decided on every applicant.' : NO_MATCHES}
          </p>
          {search.show !== 'all' && (
            <Button
              ref={focusAroundOnRemoval}
              variant="default"
              size="sm"
              onClick={() => onSearch({ show: 'all' })}
            >
              Show all applicants
            </Button>
          )}
        </div>
      )}
      {found.length > 0 && (
        <ul className={`${classes.rows} rows`} aria-label="Applicants">
          {found.map((applicant) => (
            <Row
              key={applicant.id}
              id={applicant.id}
              name={applicant.name}
              isLoading={applicant.isLoading}
              isUnread={applicant.isUnread}
              line={lineOf(applicant)}
              marks={applicant.marks}
              score={meanScore(scores, applicant.applicationId)}
              isCurrent={applicant.id === current?.id}
              isChosen={isChosen.has(applicant.id)}
              isSample={applicant.applicationId === null}
              actions={rowActions}
            />
          ))}
        </ul>
      )}
      {!isSample && <DocumentsDownload applicants={chosen} onSave={onSaveDocuments} />}
    </div>
  );
}

export interface ApplicantToolsProps {
  readonly found: readonly Applicant[];
  /** Whether profiles are still loading. */
  readonly isReading: boolean;
  /** Number of applicants whose profiles have not been loaded. */
  readonly unread: number;
  readonly onReadAll: () => void;
  readonly onExport: (applicants: readonly Applicant[]) => void;
}

/** Buttons that download the listed applicants as a CSV file (ANA-03) and load all profiles. */
export function ApplicantTools({ found, isReading, unread, onReadAll, onExport }: ApplicantToolsProps) {
  return (
    <div className={`${classes.tools} stack gap-2`}>
      <div className="cluster gap-2">
        {isReading && <span className="quiet">Loading details…</span>}
        {unread > 0 && (
          <Button variant="default" size="sm" aria-disabled={isReading || undefined} onClick={onReadAll}>
            Load all details
          </Button>
        )}
        {found.length > 0 && (
          <Button variant="default" size="sm" onClick={() => onExport(found)}>
            Download CSV
          </Button>
        )}
      </div>
      {unread > 0 && (
        <p className="quiet">
          {unread === 1
            ? 'Details load as you scroll. Search and CSV don’t include the details of 1 applicant yet.'
            : fill(
                'Details load as you scroll. Search and CSV don’t include the details of {n} applicants yet.',
                {
                  n: formatCount(unread),
                },
              )}
        </p>
      )}
    </div>
  );
}

const NO_MATCHES = 'No applicants match your filters.';

interface RowActions {
  readonly open: (id: string) => void;
  readonly select: (id: string, isSelected: boolean) => void;
  /** Called when the row enters or leaves the viewport. */
  readonly show: (id: string, isInView: boolean) => void;
}

interface RowProps extends ApplicantNameProps {
  readonly id: string;
  readonly line: string;
  readonly marks: number | null;
  /** The mean of the user's scores. Null if the user has given no scores. */
  readonly score: number | null;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  /** True for applicants without an application id, whom users cannot select. */
  readonly isSample: boolean;
  readonly actions: RowActions;
}

const Row = memo(
  ({ id, line, marks, score, isCurrent, isChosen, isSample, actions, ...profile }: RowProps) => {
    const { ref, inViewport } = useInViewport<HTMLLIElement>();
    const isInView = isCurrent || inViewport;
    useEffect(() => {
      actions.show(id, isInView);
      return () => actions.show(id, false);
    }, [actions, id, isInView]);
    return (
      <li ref={ref}>
        {!isSample && (
          <Checkbox
            size="md"
            aria-label={fill('Select {name}', { name: nameOf(profile) })}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => actions.select(id, checked)}
          />
        )}
        <button type="button" aria-current={isCurrent || undefined} onClick={() => actions.open(id)}>
          <span className="cluster between gap-1">
            <bdi className="strong">
              <ApplicantName {...profile} />
            </bdi>
            {score !== null && (
              <span>
                <span aria-hidden="true">★</span>
                <VisuallyHidden>Your score</VisuallyHidden> <span>{formatMarks(score)}</span>
              </span>
            )}
          </span>
          <span className="cluster between gap-1 quiet">
            <span>{line}</span>
            {marks !== null && <span>{fill('Marks {marks}', { marks: formatMarks(marks) })}</span>}
          </span>
        </button>
      </li>
    );
  },
);

function lineOf(applicant: Applicant): string {
  const { appliedAt } = applicant;
  return [decisionText(applicant), appliedAt && formatLongDate(appliedAt)].filter(Boolean).join(' · ');
}
