import { memo, useEffect, useRef, useState } from 'react';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { Choice } from '#shared/ui/choice.tsx';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { type Applicant, decisionText } from '../analytics/applicant.ts';
import classes from './review.module.css';
import type { ApplicantShown } from './review-search.ts';
import { nameOf, type Reviewing } from './use-reviewing.ts';

export interface ApplicantListProps {
  readonly reviewing: Reviewing;
  readonly total: number;
  readonly isSample: boolean;
  /** Whether profiles are still to come. */
  readonly isReading: boolean;
  readonly show: ApplicantShown;
  readonly onShow: (show: ApplicantShown) => void;
  readonly onExport: (applicants: readonly Applicant[]) => void;
}

const shown: Readonly<Record<ApplicantShown, string>> = {
  all: 'All',
  pending: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** The applicants by name, the latest first, to find, select and open. */
export function ApplicantList(props: ApplicantListProps) {
  const { reviewing, total, isSample, isReading, show, onShow, onExport } = props;
  const { find, setFind, found, current, chosen, open, select } = reviewing;
  const isChosen = new Set(chosen.map(({ id }) => id));
  const latest = useRef({ open, select });
  useEffect(() => {
    latest.current = { open, select };
  });
  // One function for all renders, so that of hundreds of rows only those that change are drawn again.
  const [act] = useState(
    (): RowProps['act'] => (id, isSelected) =>
      isSelected === undefined ? latest.current.open(id) : latest.current.select([id], isSelected),
  );
  return (
    <div className={`stack gap-3 ${classes.list}`}>
      <SearchField label="Search applicants" value={find} onChange={setFind} maxLength={MAX_QUERY} />
      {!isSample && <SelectField label="Decision" value={show} choices={shown} onChange={onShow} />}
      <div className="cluster between gap-2">
        <p className="quiet" role="status">
          {fill('Showing {shown} of {total} applicants', {
            shown: formatCount(found.length),
            total: formatCount(total),
          })}
        </p>
        {isReading && <span className="quiet">Loading details…</span>}
      </div>
      {found.length === 0 && <p>No applicants match your filters.</p>}
      {found.length > 0 && (
        <>
          {!isSample && (
            <Choice
              type="checkbox"
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
          <ul className={classes.rows} aria-label="Applicants">
            {found.map((applicant) => (
              <Row
                key={applicant.id}
                id={applicant.id}
                name={applicant.isLoading ? 'Loading…' : nameOf(applicant)}
                line={lineOf(applicant)}
                isCurrent={applicant.id === current?.id}
                isChosen={isChosen.has(applicant.id)}
                isSample={applicant.applicationId === null}
                act={act}
              />
            ))}
          </ul>
          <Button variant="default" size="sm" onClick={() => onExport(found)}>
            Export these as CSV
          </Button>
        </>
      )}
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly name: string;
  readonly line: string;
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  /** Nothing can be decided about the applicant. */
  readonly isSample: boolean;
  /** Opens the applicant, or selects it. */
  readonly act: (id: string, isSelected?: boolean) => void;
}

const Row = memo(({ id, name, line, isCurrent, isChosen, isSample, act }: RowProps) => (
  <li>
    {!isSample && (
      <input
        type="checkbox"
        aria-label={fill('Select {name}', { name })}
        checked={isChosen}
        onChange={({ currentTarget: { checked } }) => act(id, checked)}
      />
    )}
    <button type="button" aria-current={isCurrent || undefined} onClick={() => act(id)}>
      <span className="strong">{name}</span>
      <span className="quiet">{line}</span>
    </button>
  </li>
));

function lineOf(applicant: Applicant): string {
  const { appliedAt } = applicant;
  return [decisionText(applicant), appliedAt && formatLongDate(appliedAt)].filter(Boolean).join(' · ');
}
