import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { organizationErrors } from '#contract/errors/organization.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Boundary } from '#shared/ui/boundary.tsx';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import type { AnalyticsScholarship } from './analytics-figures.ts';
import { findApplicants, indexApplicants } from './analytics-lists.ts';
import type { AnalyticsSearch, ApplicantShown } from './analytics-search.ts';
import type { Applicant } from './applicant.ts';
import { ApplicantCard, type ApplicantCardProps } from './applicant-card.tsx';
import type { ReviewState } from './applicant-review-mutation.ts';
import classes from './applicant-section.module.css';
import { SampleBadge } from './sample-badge.tsx';

export interface ApplicantSectionProps
  extends Pick<ApplicantListProps, 'reviews' | 'onDecide' | 'answersOf'> {
  readonly scholarship: AnalyticsScholarship;
  /** How far the applicants' own profiles have been read. */
  readonly profiles: ProfilesProgress;
  readonly filters: ApplicantFilters;
  readonly onFilter: (change: Partial<ApplicantFilters>) => void;
  /** Makes a file of applicants. */
  readonly onExport: (scholarship: AnalyticsScholarship, applicants: readonly Applicant[]) => Promise<void>;
}

type ApplicantFilters = Pick<AnalyticsSearch, 'show'>;

export interface ProfilesProgress {
  /** Whether some are still to be read. */
  readonly isReading: boolean;
  /** How many could not be read. */
  readonly failed: number;
  readonly retry: () => void;
}

const shown: Readonly<Record<ApplicantShown, string>> = {
  all: 'All',
  pending: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** The applicants who were decided about under one filter. */
interface Decided {
  readonly under: ApplicantShown;
  readonly ids: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();

/** Those who applied for a scholarship, the latest first, with ways to find, export and decide (ORG-16). */
export function ApplicantSection(props: ApplicantSectionProps) {
  const { scholarship, profiles, filters, onFilter, onExport, onDecide, ...list } = props;
  const { applicants, isSample } = scholarship;
  // It may be a name or a phone number, so the address does not hold it.
  const [text, setText] = useState('');
  const find = useDeferredValue(text);
  const index = useMemo(() => indexApplicants(applicants), [applicants]);
  // An applicant who was decided about stays until another filter is chosen, so that the decision can be undone.
  const [decided, setDecided] = useState<Decided>({ under: filters.show, ids: none });
  if (decided.under !== filters.show) setDecided({ under: filters.show, ids: none });
  const { show } = filters;
  const found = useMemo(
    () => findApplicants(index, { find, show }, decided.ids),
    [index, find, show, decided.ids],
  );

  if (applicants.length === 0) {
    return (
      <section>
        <h3>Applicants</h3>
        <p>No applicant data available for this scholarship.</p>
      </section>
    );
  }
  return (
    // Takes the focus of a button in it that goes away.
    <section tabIndex={-1}>
      <h3>Applicants {isSample && <SampleBadge />}</h3>
      {isSample && (
        <p className={classes.note}>
          We do not know who applied, so these applicants are invented examples. You cannot decide about them.
        </p>
      )}
      {profiles.failed > 0 && (
        <div className={classes.failed} role="alert">
          <p>{organizationErrors['applicant-profiles-failed']}</p>
          <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={profiles.retry}>
            Try Again
          </Button>
        </div>
      )}
      <div className={classes.tools}>
        <SearchField label="Search applicants" value={text} onChange={setText} maxLength={MAX_QUERY} />
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
        <div className={classes.export}>
          {profiles.isReading && <span className={classes.note}>Loading details…</span>}
          {found.length > 0 && <Export onExport={() => onExport(scholarship, found)} />}
        </div>
      </div>
      {found.length > 0 ? (
        <ApplicantList
          applicants={found}
          isSample={isSample}
          onDecide={(review) => {
            setDecided(({ under, ids }) => ({ under, ids: new Set(ids).add(review.applicationId) }));
            onDecide(review);
          }}
          {...list}
        />
      ) : (
        <div className={classes.empty}>
          <p>No applicants match your filters.</p>
          <Button
            ref={focusAroundOnRemoval}
            variant="default"
            size="sm"
            onClick={() => {
              setText('');
              onFilter({ show: 'all' });
            }}
          >
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
    <>
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
    </>
  );
}

/** One applicant who cannot be drawn takes no other from the list. */
const BROKEN_CARD = <p>This application could not be shown. The others are not affected.</p>;

/** How many applicants are shown at first, and with each press of the button below them. */
const APPLICANT_PAGE = 20;

interface ApplicantListProps extends Pick<ApplicantCardProps, 'isSample' | 'onDecide' | 'answersOf'> {
  readonly applicants: readonly Applicant[];
  readonly reviews: ReadonlyMap<string, ReviewState>;
}

function ApplicantList({ applicants, reviews, ...card }: ApplicantListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(APPLICANT_PAGE);
  const showMore = () => {
    flushSync(() => setCount(count + APPLICANT_PAGE));
    list.current?.children[count]?.querySelector('article')?.focus({ preventScroll: true });
  };
  return (
    <>
      <ul ref={list} className={classes.list} aria-label="Applicants">
        {applicants.slice(0, count).map((applicant) => (
          <li key={applicant.id}>
            <Boundary instead={BROKEN_CARD}>
              <ApplicantCard
                applicant={applicant}
                review={reviews.get(applicant.applicationId ?? '')}
                {...card}
              />
            </Boundary>
          </li>
        ))}
      </ul>
      {applicants.length > count && (
        <Button variant="default" onClick={showMore}>
          Show more applicants
        </Button>
      )}
    </>
  );
}
