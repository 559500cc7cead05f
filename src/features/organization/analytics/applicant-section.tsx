import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { organizationErrors } from '#contract/errors/organization.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { SearchField } from '#shared/ui/search-field.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import { findApplicants } from './analytics-lists.ts';
import type { ApplicantShown } from './analytics-search.ts';
import type { Applicant } from './applicant.ts';
import { ApplicantCard, type ApplicantCardProps } from './applicant-card.tsx';
import classes from './applicant-section.module.css';
import type { ReviewState } from './decision-mutation.ts';
import type { ProfilesProgress } from './use-applications.ts';

export interface ApplicantSectionProps
  extends Pick<ApplicantListProps, 'isSample' | 'reviews' | 'onDecide' | 'answersOf'> {
  readonly applicants: readonly Applicant[];
  readonly profiles: ProfilesProgress;
  readonly show: ApplicantShown;
  readonly onShow: (show: ApplicantShown) => void;
  /** Makes a file of applicants. */
  readonly onExport: (applicants: readonly Applicant[]) => void;
}

const shown: Readonly<Record<ApplicantShown, string>> = {
  all: 'All',
  pending: 'To decide',
  accepted: 'Accepted',
  rejected: 'Rejected',
};

/** Those who applied for a scholarship, the latest first, with ways to find, export and decide (ORG-16). */
export function ApplicantSection(props: ApplicantSectionProps) {
  const { applicants, isSample, profiles, show, onShow, onExport, reviews, ...card } = props;
  // It may be a name or a phone number, so the address does not hold it.
  const [find, setFind] = useState('');
  // A typed letter appears before its results do.
  const typed = useDeferredValue(find);
  const found = useMemo(
    () => findApplicants(applicants, { find: typed, show }, reviews),
    [applicants, typed, show, reviews],
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
        <div className={classes.row} role="alert">
          <p className={classes.failure}>{organizationErrors['applicant-profiles-failed']}</p>
          <Button ref={focusAroundOnRemoval} variant="default" size="sm" onClick={profiles.retry}>
            Try Again
          </Button>
        </div>
      )}
      <div className={classes.tools}>
        <SearchField label="Search applicants" value={find} onChange={setFind} maxLength={MAX_QUERY} />
        {!isSample && <SelectField label="Decision" value={show} choices={shown} onChange={onShow} />}
      </div>
      <div className={classes.row}>
        <p role="status">
          {fill('Showing {shown} of {total} applicants', {
            shown: formatCount(found.length),
            total: formatCount(applicants.length),
          })}
        </p>
        {profiles.isReading && <span>Loading details…</span>}
        {found.length > 0 && (
          <Button variant="default" size="sm" onClick={() => onExport(found)}>
            Export these as CSV
          </Button>
        )}
      </div>
      {found.length > 0 ? (
        <ApplicantList applicants={found} isSample={isSample} reviews={reviews} {...card} />
      ) : (
        <p>No applicants match your filters.</p>
      )}
    </section>
  );
}

/** How many applicants are shown at first, and with each press of the button below them. */
const APPLICANT_PAGE = 20;

interface ApplicantListProps extends Pick<ApplicantCardProps, 'isSample' | 'onDecide' | 'answersOf'> {
  readonly applicants: readonly Applicant[];
  readonly reviews: ReadonlyMap<string, ReviewState>;
}

const ApplicantList = memo(({ applicants, reviews, ...card }: ApplicantListProps) => {
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
            <ApplicantCard
              applicant={applicant}
              review={reviews.get(applicant.applicationId ?? '')}
              {...card}
            />
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
});
