import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import type { ReadView } from '#shared/api/read-state.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { Figures } from '../figures.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import type { ApplicantsOfScholarship } from '../scholarship-applicants.ts';
import { AnalyticsCharts } from './analytics-charts.tsx';
import { analyticsFigures } from './analytics-figures.ts';
import { AnalyticsTable, type AnalyticsTableProps } from './analytics-table.tsx';

interface Listed {
  readonly scholarships: readonly ApplicantsOfScholarship[];
  /**
   * When the server sent the scholarships, in milliseconds since 1970. Null if no scholarships are
   * stored.
   */
  readonly readAt: number | null;
}

export type AnalyticsState = ReadView<Listed, { readonly retry: () => void }>;

export interface AnalyticsProps extends Omit<AnalyticsTableProps, 'scholarships'> {
  readonly state: AnalyticsState;
  /** The open dialog with a scholarship's details, if any. */
  readonly children?: ReactNode;
}

/**
 * Shows figures about an organization's scholarships, from the data that the dashboard stored on
 * this device (ORG-15).
 */
export function Analytics({ state, children, ...rest }: AnalyticsProps) {
  return (
    <Page>
      <PageHeader
        title="Scholarship Analytics"
        back={<BackLink to="/organization/dashboard">Back to Dashboard</BackLink>}
        lead={
          state.kind === 'loaded' &&
          state.data.scholarships.length > 0 &&
          state.data.readAt !== null && <AsOf readAt={state.data.readAt} />
        }
      />
      {children}
      <Content state={state} {...rest} />
    </Page>
  );
}

const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeStyle: 'short' });

function AsOf({ readAt }: { readonly readAt: number }) {
  const time = moment.format(readAt);
  return (
    <p className="quiet">
      <span>{fill('As of {time}. These figures are stored on this device.', { time })}</span>{' '}
      <AppLink to="/organization/dashboard">Open the dashboard to refresh the figures</AppLink>
    </p>
  );
}

function Content({ state, ...table }: Omit<AnalyticsProps, 'children'>) {
  switch (state.kind) {
    case 'loading':
      return (
        <div role="status">
          <VisuallyHidden>Loading your figures</VisuallyHidden>
          <Skeleton height="8rem" />
        </div>
      );
    case 'failed':
      return (
        <StateMessage
          kind="error"
          text={organizationErrors['analytics-failed']}
          hint="Open the dashboard to load your figures again."
        >
          <Button onClick={state.retry}>Try Again</Button>
          <LinkButton variant="default" to="/organization/dashboard">
            Open the dashboard
          </LinkButton>
        </StateMessage>
      );
    case 'loaded':
      return state.data.scholarships.length === 0 ? (
        <StateMessage
          kind="empty"
          text="No scholarships found. Create your first scholarship to see analytics."
          hint={
            <span>
              Already published a scholarship? Open{' '}
              <AppLink to="/organization/dashboard">the dashboard</AppLink> on this device to load your
              figures.
            </span>
          }
        >
          <LinkButton variant="next" to="/organization/dashboard/create-scholarship">
            Create Scholarship
          </LinkButton>
        </StateMessage>
      ) : (
        <div className="stack gap-8">
          <FourFigures scholarships={state.data.scholarships} />
          <div className="columns">
            <AnalyticsCharts scholarships={state.data.scholarships} />
          </div>
          <AnalyticsTable scholarships={state.data.scholarships} {...table} />
        </div>
      );
  }
}

/** The four figures at the top of the analytics (ORG-15). */
function FourFigures({ scholarships: all }: Pick<AnalyticsTableProps, 'scholarships'>) {
  const { scholarships, applicants, sampleApplicants, funding, active } = analyticsFigures(all);
  const sampleNote = sampleApplicants > 0 && (
    <>
      <SampleBadge />
      <span>{fill('{n} applicants', { n: formatCount(sampleApplicants) })}</span>
    </>
  );
  return (
    <Figures
      figures={[
        ['Total Scholarships', formatCount(scholarships)],
        ['Total Applicants', formatCount(applicants), sampleNote],
        ['Total Funding', formatExactRupees(funding)],
        ['Active Scholarships', formatCount(active)],
      ]}
    />
  );
}
