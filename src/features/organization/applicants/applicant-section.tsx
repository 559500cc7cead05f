import { useMemo, useState } from 'react';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { CachedApplicant } from '../analytics/analytics-cache.ts';
import { SampleBadge } from '../analytics/analytics-sample-badge.tsx';
import { AnalyticsSearchField } from '../analytics/analytics-search-field.tsx';
import type { AnalyticsScholarship } from '../analytics/analytics-view.ts';
import { ApplicantList, type ApplicantListProps } from './applicant-list.tsx';
import classes from './applicant-section.module.css';
import {
  type ApplicantFilters,
  type ApplicantOrder,
  type ApplicantShown,
  findApplicants,
  indexApplicants,
} from './listed-applicants.ts';

export interface ApplicantSectionProps
  extends Pick<ApplicantListProps, 'reviews' | 'onDecide' | 'answersOf'> {
  readonly scholarship: AnalyticsScholarship;
  readonly filters: ApplicantFilters;
  readonly onFilter: (change: Partial<ApplicantFilters>) => void;
  /** Makes a file of applicants. */
  readonly onExport: (
    scholarship: AnalyticsScholarship,
    applicants: readonly CachedApplicant[],
  ) => Promise<void>;
  /** What the person should know about how complete this is, if anything. */
  readonly note: string | null;
}

const orders: Readonly<Record<ApplicantOrder, string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name',
  marks: 'Highest marks',
};

const shown: Readonly<Record<ApplicantShown, string>> = {
  all: 'All',
  pending: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** Whom something was decided about, under one filter. */
interface Decided {
  readonly under: ApplicantShown;
  readonly ids: ReadonlySet<string>;
}

const nobody: ReadonlySet<string> = new Set();

/** Those who applied for a scholarship, with ways to find, order, keep and decide (ORG-16). */
export function ApplicantSection(props: ApplicantSectionProps) {
  const { scholarship, filters, onFilter, note, onExport, onDecide, ...list } = props;
  const { applicants, isSample } = scholarship;
  const index = useMemo(() => indexApplicants(applicants), [applicants]);
  // Who was decided about stays until another filter is chosen: there it can still be undone.
  const [decided, setDecided] = useState<Decided>({ under: filters.show, ids: nobody });
  if (decided.under !== filters.show) setDecided({ under: filters.show, ids: nobody });
  const found = useMemo(() => findApplicants(index, filters, decided.ids), [index, filters, decided.ids]);

  if (applicants.length === 0) {
    return (
      <section>
        <h3>Applicants</h3>
        <p>No applicant data available for this scholarship.</p>
      </section>
    );
  }
  return (
    <section>
      <h3>Applicants {isSample && <SampleBadge />}</h3>
      {isSample && (
        <p className={classes.note}>
          We do not know who applied, so these applicants are invented examples. You cannot decide about them.
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
      <div className={classes.tools} data-sample={isSample || undefined}>
        <AnalyticsSearchField
          label="Search applicants"
          value={filters.find}
          onSearch={(find) => onFilter({ find })}
        />
        <SelectField
          label="Sort by"
          value={filters.order}
          choices={orders}
          onChange={(order) => onFilter({ order })}
        />
        {!isSample && (
          <SelectField
            label="Decision"
            value={filters.show}
            choices={shown}
            onChange={(show) => onFilter({ show })}
          />
        )}
      </div>
      <div className={classes.results}>
        <p role="status">
          {fill('Showing {shown} of {total} applicants', {
            shown: formatCount(found.length),
            total: formatCount(applicants.length),
          })}
        </p>
        {found.length > 0 && <Export onExport={() => onExport(scholarship, found)} />}
      </div>
      {found.length > 0 ? (
        <ApplicantList
          applicants={found}
          isSample={isSample}
          onDecide={(applicant, to) => {
            setDecided(({ under, ids }) => ({ under, ids: new Set(ids).add(applicant.id) }));
            onDecide(applicant, to);
          }}
          {...list}
        />
      ) : (
        <div className={classes.nobody}>
          <p>No applicants match your filters.</p>
          <Button variant="default" size="sm" onClick={() => onFilter({ find: '', show: 'all' })}>
            Show all applicants
          </Button>
        </div>
      )}
    </section>
  );
}

function Export({ onExport }: { readonly onExport: () => Promise<void> }) {
  const [hasFailed, setFailed] = useState(false);
  return (
    <div className={classes.export}>
      {hasFailed && <p role="alert">The file could not be made. Check your connection and try again.</p>}
      <Button
        variant="default"
        size="sm"
        onClick={() => {
          setFailed(false);
          onExport().catch((error: unknown) => {
            console.warn('The file of applicants could not be made.', error);
            setFailed(true);
          });
        }}
      >
        Export these as CSV
      </Button>
    </div>
  );
}
