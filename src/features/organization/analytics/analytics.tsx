import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import { formatCount } from '#shared/format/money.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { BackLink, Page, PageHeader } from '#shared/ui/page.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import classes from './analytics.module.css';
import { AnalyticsFigures } from './analytics-figures.tsx';
import { type AnalyticsSearch, analyticsPage, NO_ANALYTICS_SEARCH } from './analytics-search.ts';
import { AnalyticsSearchField } from './analytics-search-field.tsx';
import { AnalyticsPages, AnalyticsTable } from './analytics-table.tsx';
import { type AnalyticsScholarship, analyticsFigures } from './analytics-view.ts';

const AnalyticsCharts = lazy(() =>
  import('./analytics-charts.tsx').catch((error: unknown) => {
    // The charts are an addition: without them the table still says everything.
    console.warn('The charts could not be loaded.', error);
    return { default: NoCharts };
  }),
);

export type AnalyticsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'loaded';
      readonly scholarships: readonly AnalyticsScholarship[];
      /** When the figures were true, in words; null where nobody knows. */
      readonly asOf: string | null;
    };

export interface AnalyticsProps {
  readonly state: AnalyticsState;
  readonly search: AnalyticsSearch;
  readonly onSearch: (change: Partial<AnalyticsSearch>) => void;
  readonly onOpen: (id: string) => void;
  readonly onRetry: () => void;
  /** The details of a scholarship, where the URL names one. */
  readonly children?: ReactNode;
}

/** What an organization's scholarships have led to, out of what the dashboard left on this device (ORG-15). */
export function Analytics({ state, children, ...rest }: AnalyticsProps) {
  return (
    <Page>
      <PageHeader
        title="Scholarship Analytics"
        back={<BackLink to="/organization/dashboard">Back to Dashboard</BackLink>}
        lead={state.kind === 'loaded' && state.scholarships.length > 0 && <AsOf asOf={state.asOf} />}
      />
      <Content state={state} {...rest} />
      {children}
    </Page>
  );
}

function AsOf({ asOf }: { readonly asOf: string | null }) {
  return (
    <p className={classes.asOf}>
      {asOf === null
        ? 'We do not know how old these figures are.'
        : fill('As of {time}. These figures are stored on this device.', { time: asOf })}{' '}
      <AppLink to="/organization/dashboard">Open the dashboard to refresh them</AppLink>
    </p>
  );
}

function Content({ state, search, onSearch, onOpen, onRetry }: Omit<AnalyticsProps, 'children'>) {
  switch (state.kind) {
    case 'loading':
      return <Skeleton height="8rem" />;
    case 'failed':
      return (
        <StateMessage
          kind="error"
          text={organizationErrors['analytics-failed']}
          hint="Open the dashboard to load your figures again."
        >
          <Button onClick={onRetry}>Try Again</Button>
          <LinkButton variant="default" to="/organization/dashboard">
            Open the dashboard
          </LinkButton>
        </StateMessage>
      );
    case 'loaded':
      return state.scholarships.length === 0 ? (
        <StateMessage
          kind="empty"
          text="No scholarships found. Create your first scholarship to see analytics."
          hint={
            <>
              Already published? Open <AppLink to="/organization/dashboard">the dashboard</AppLink> on this
              device to load your figures.
            </>
          }
        >
          <LinkButton variant="next" to="/organization/dashboard/create-scholarship">
            Create Scholarship
          </LinkButton>
        </StateMessage>
      ) : (
        <Loaded scholarships={state.scholarships} search={search} onSearch={onSearch} onOpen={onOpen} />
      );
  }
}

interface LoadedProps extends Pick<AnalyticsProps, 'search' | 'onSearch' | 'onOpen'> {
  readonly scholarships: readonly AnalyticsScholarship[];
}

function Loaded({ scholarships, search, onSearch, onOpen }: LoadedProps) {
  const figures = useMemo(() => analyticsFigures(scholarships), [scholarships]);
  const { q, status, sort, up, page: number } = search;
  const page = useMemo(
    () => analyticsPage(scholarships, { q, status, sort, up, page: number }),
    [scholarships, q, status, sort, up, number],
  );
  return (
    <>
      <AnalyticsFigures figures={figures} />
      <section className={classes.section}>
        <h2 id="your-scholarships">Your Scholarships</h2>
        <div className={classes.tools}>
          <AnalyticsSearchField
            label="Search by title"
            value={search.q}
            onSearch={(text) => onSearch({ q: text, page: 1 })}
          />
          <SelectField
            label="Status"
            value={search.status}
            choices={{ all: 'All', active: 'Active', expired: 'Expired' }}
            onChange={(chosen) => onSearch({ status: chosen, page: 1 })}
          />
          <p role="status" className={classes.count}>
            {fill('Showing {shown} of {total} scholarships', {
              shown: formatCount(page.found),
              total: formatCount(scholarships.length),
            })}
          </p>
        </div>
        {page.found > 0 ? (
          <>
            <AnalyticsTable page={page} search={search} onSearch={onSearch} onOpen={onOpen} />
            <AnalyticsPages page={page} onSearch={onSearch} />
          </>
        ) : (
          <StateMessage kind="empty" text="No scholarships match your search.">
            <Button
              variant="default"
              onClick={() =>
                onSearch({ q: NO_ANALYTICS_SEARCH.q, status: NO_ANALYTICS_SEARCH.status, page: 1 })
              }
            >
              Show all scholarships
            </Button>
          </StateMessage>
        )}
      </section>
      <div className={classes.charts}>
        <Suspense fallback={<ChartSkeletons />}>
          <AnalyticsCharts scholarships={scholarships} />
        </Suspense>
      </div>
    </>
  );
}

function NoCharts() {
  return <p>The charts could not be loaded. Reload the page to try again.</p>;
}

function ChartSkeletons() {
  return (
    <>
      <Skeleton height="23rem" />
      <Skeleton height="23rem" />
    </>
  );
}
