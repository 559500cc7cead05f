import type { ReactNode } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import bar from '#shared/ui/bar.module.css';
import { LinkButton } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import classes from './analytics-details.module.css';
import { type AnalyticsScholarship, applicantStatistics, formatMarks } from './analytics-figures.ts';

export interface AnalyticsDetailsProps {
  /** `unknown` is a scholarship that the URL names and the device does not know; null closes the details. */
  readonly scholarship: Pick<AnalyticsScholarship, 'id' | 'title'> | 'unknown' | null;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The dialog with a scholarship's facts, and the way to its applications (ORG-16). */
export function AnalyticsDetails({ scholarship, onClose, children }: AnalyticsDetailsProps) {
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
    <Dialog
      title={scholarship?.title ?? ''}
      isOpen={scholarship !== null}
      onClose={onClose}
      width="wide"
      actions={
        scholarship && (
          <LinkButton to="/organization/dashboard/review/$id" params={{ id: scholarship.id }}>
            Review applications
          </LinkButton>
        )
      }
    >
      <div className="stack gap-6">{children}</div>
    </Dialog>
  );
}

/** A scholarship's facts, and what its applicants have in common (ORG-16). */
export function ScholarshipSummary({ scholarship }: { readonly scholarship: AnalyticsScholarship }) {
  const { amount, deadline, applicants, isSample } = scholarship;
  const { submitted, inProgress, averageMarks, genders } = applicantStatistics(applicants);
  return (
    <>
      <dl className="cluster gap-8">
        <Fact name="Amount">{formatExactRupees(amount)}</Fact>
        <Fact name="Deadline">{formatLongDate(deadline)}</Fact>
        <Fact name="Total Applicants">
          <span>{formatCount(applicants.length)}</span> {isSample && <SampleBadge />}
        </Fact>
      </dl>
      <div className="panel columns">
        <section>
          <h3 className={classes.heading}>Application Statistics {isSample && <SampleBadge />}</h3>
          <dl className="cluster gap-8">
            <Fact name="Submitted">{formatCount(submitted)}</Fact>
            <Fact name="In Progress">{formatCount(inProgress)}</Fact>
            <Fact name="Average Marks">{formatMarks(averageMarks)}</Fact>
          </dl>
        </section>
        <section>
          <h3 className={classes.heading}>Gender Distribution {isSample && <SampleBadge />}</h3>
          <dl className={classes.genders}>
            {genders.map(({ gender, count, percent }) => (
              <div key={gender}>
                <dt>{gender}</dt>
                <dd>
                  <progress className={bar.bar} max={100} value={percent} aria-hidden="true" />
                  <span>{fill('{count} ({percent}%)', { count: formatCount(count), percent })}</span>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="quiet">{name}</dt>
      <dd className="strong">{children}</dd>
    </div>
  );
}
