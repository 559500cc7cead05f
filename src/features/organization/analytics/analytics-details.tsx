import { type ReactNode, useMemo } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import classes from './analytics-details.module.css';
import {
  type AnalyticsScholarship,
  type ApplicantStatistics,
  applicantStatistics,
  formatMarks,
} from './analytics-figures.ts';
import { ApplicantSection, type ApplicantSectionProps } from './applicant-section.tsx';
import { SampleBadge } from './sample-badge.tsx';

export interface AnalyticsDetailsProps extends Omit<ApplicantSectionProps, 'scholarship'> {
  /** `unknown` is a scholarship that the URL names and the device does not know. */
  readonly scholarship: AnalyticsScholarship | 'unknown' | null;
  readonly onClose: () => void;
}

/** Everything about one scholarship and those who applied for it (ORG-16). */
export function AnalyticsDetails({ scholarship, onClose, ...section }: AnalyticsDetailsProps) {
  if (scholarship === 'unknown') {
    return (
      <Dialog
        title="Scholarship not found"
        isOpen
        onClose={onClose}
        actions={<LinkButton to="/organization/dashboard">Open the dashboard</LinkButton>}
      >
        <p>This device has no figures for it. Open the dashboard to load your scholarships again.</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={scholarship?.title ?? ''} isOpen={scholarship !== null} onClose={onClose} width="wide">
      {scholarship && (
        <div className={classes.details}>
          <Summary scholarship={scholarship} />
          <ApplicantSection key={scholarship.id} scholarship={scholarship} {...section} />
        </div>
      )}
    </Dialog>
  );
}

function Summary({ scholarship }: { readonly scholarship: AnalyticsScholarship }) {
  const { amount, deadline, applicants, isSample } = scholarship;
  const statistics = useMemo(() => applicantStatistics(applicants), [applicants]);
  return (
    <>
      <dl className={classes.facts}>
        <Fact name="Amount">{formatExactRupees(amount)}</Fact>
        <Fact name="Deadline">{formatLongDate(deadline)}</Fact>
        <Fact name="Total Applicants">
          <span>{formatCount(applicants.length)}</span> {isSample && <SampleBadge />}
        </Fact>
      </dl>
      <div className={classes.statistics}>
        <section>
          <h3>Application Statistics {isSample && <SampleBadge />}</h3>
          <dl className={classes.facts}>
            <Fact name="Submitted">{formatCount(statistics.submitted)}</Fact>
            <Fact name="In Progress">{formatCount(statistics.inProgress)}</Fact>
            <Fact name="Average Marks">{formatMarks(statistics.averageMarks)}</Fact>
          </dl>
        </section>
        <section>
          <h3>Gender Distribution {isSample && <SampleBadge />}</h3>
          <Genders genders={statistics.genders} />
        </section>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Genders({ genders }: Pick<ApplicantStatistics, 'genders'>) {
  return (
    <dl className={classes.genders}>
      {genders.map(({ gender, count, percent }) => (
        <div key={gender}>
          <dt>{gender}</dt>
          <dd>
            <span className={classes.track} aria-hidden="true">
              <span style={{ width: `${percent}%` }} data-gender={gender} />
            </span>
            <span>{fill('{count} ({percent}%)', { count: formatCount(count), percent })}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
