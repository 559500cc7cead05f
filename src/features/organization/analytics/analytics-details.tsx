import type { ReactNode } from 'react';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { Dialog } from '#shared/ui/dialog/dialog.tsx';
import bar from '#shared/ui/layout/bar.module.css';
import { decisionOf, decisionWords, formatMarks } from '../applicant.ts';
import { SampleBadge } from '../sample-badge.tsx';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';
import classes from './analytics-details.module.css';
import { applicantStatistics } from './analytics-figures.ts';

export interface AnalyticsDetailsProps {
  /**
   * `unknown` if this device has no data for the scholarship in the URL. Null closes the dialog.
   */
  readonly scholarship: Pick<ApplicantsOfScholarship, 'id' | 'title'> | 'unknown' | null;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** The dialog with a scholarship's details and a link to its applications (ORG-16). */
export function AnalyticsDetails({ scholarship, onClose, children }: AnalyticsDetailsProps) {
  if (scholarship === 'unknown') {
    return (
      <Dialog
        title="Scholarship not found"
        isOpen
        onClose={onClose}
        actions={<LinkButton to="/organization/dashboard">Open the dashboard</LinkButton>}
      >
        <p>
          This device has no figures for this scholarship. Open the dashboard to load your scholarships again.
        </p>
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
          <LinkButton variant="next" to="/organization/dashboard/review/$id" params={{ id: scholarship.id }}>
            Review applications
          </LinkButton>
        )
      }
    >
      <div className="stack gap-6">{children}</div>
    </Dialog>
  );
}

const decisions = ['PENDING', 'ACCEPTED', 'REJECTED'] as const;

/** Shows facts about a scholarship, and statistics about its applicants (ORG-16). */
export function ScholarshipSummary({ scholarship }: { readonly scholarship: ApplicantsOfScholarship }) {
  const { id, amount, deadline, applicants, isSample } = scholarship;
  const { submitted, inProgress, averageMarks, withMarks, read, genders } = applicantStatistics(applicants);
  const total = formatCount(applicants.length);
  return (
    <>
      {!isSample && (
        <dl className={classes.facts}>
          {decisions.map((decision) => (
            <Fact key={decision} name={decisionWords[decision]}>
              {formatCount(applicants.filter((one) => decisionOf(one) === decision).length)}
            </Fact>
          ))}
        </dl>
      )}
      <dl className={classes.facts}>
        <Fact name="Amount">{formatExactRupees(amount)}</Fact>
        <Fact name="Deadline">{formatLongDate(deadline)}</Fact>
        <Fact name="Total Applicants">
          <span>{total}</span> {isSample && <SampleBadge />}
        </Fact>
      </dl>
      <div className="columns below-line">
        <section className="stack gap-3">
          <h3 className="small-heading">Application Statistics {isSample && <SampleBadge />}</h3>
          <dl className={classes.facts}>
            <Fact name="Submitted">{formatCount(submitted)}</Fact>
            <Fact name="In Progress">{formatCount(inProgress)}</Fact>
            <Fact name="Average Marks">{formatMarks(averageMarks)}</Fact>
          </dl>
          {withMarks > 0 && withMarks < applicants.length && (
            <p className="quiet">
              {fill('Based on the marks of {n} of {total} applicants.', { n: formatCount(withMarks), total })}
            </p>
          )}
        </section>
        <section className="stack gap-3">
          <h3 className="small-heading">Gender Distribution {isSample && <SampleBadge />}</h3>
          {read === 0 && applicants.length > 0 ? (
            <p>Not known yet. No profiles have been loaded on this device.</p>
          ) : (
            <dl className={classes.genders}>
              {genders.map(({ name, count, percent }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <progress className={bar.bar} max={100} value={percent} aria-hidden="true" />
                    <span>
                      {read < applicants.length
                        ? fill('{count} of {read}', { count: formatCount(count), read: formatCount(read) })
                        : fill('{count} ({percent}%)', { count: formatCount(count), percent })}
                    </span>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {read > 0 && !isSample && (
            <p className="quiet">
              {fill('Based on the profiles of {n} of {total} applicants.', { n: formatCount(read), total })}
            </p>
          )}
          {read < applicants.length && (
            <p>
              <AppLink to="/organization/dashboard/review/$id" params={{ id }}>
                {read === 0 ? 'Load profiles in the review' : 'Load more profiles in the review'}
              </AppLink>
            </p>
          )}
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
