import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import classes from './analytics-figures.module.css';
import { SampleBadge } from './analytics-sample-badge.tsx';
import type { AnalyticsFigures as Figures } from './analytics-view.ts';

/** The four figures on top of the analytics (ORG-15). */
export function AnalyticsFigures({ figures }: { readonly figures: Figures }) {
  const { scholarships, applicants, sampleApplicants, funding, active } = figures;
  return (
    <dl className={classes.figures}>
      <div>
        <dt>Total Scholarships</dt>
        <dd>{formatCount(scholarships)}</dd>
      </div>
      <div>
        <dt>Total Applicants</dt>
        <dd>{formatCount(applicants)}</dd>
        {sampleApplicants > 0 && (
          <dd className={classes.note}>
            <SampleBadge />
            <span>{fill('{n} of them', { n: formatCount(sampleApplicants) })}</span>
          </dd>
        )}
      </div>
      <div>
        <dt>Total Funding</dt>
        <dd>{formatExactRupees(funding)}</dd>
      </div>
      <div>
        <dt>Active Scholarships</dt>
        <dd>{formatCount(active)}</dd>
      </div>
    </dl>
  );
}
