import { organizationErrors } from '#contract/errors/organization.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button, LinkButton } from '#shared/ui/button.tsx';
import { DeadlineBadge } from '#shared/ui/deadline-badge.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { Page, PageHeader } from '#shared/ui/page.tsx';
import { SignInAgainButton, type SignInLink } from '#shared/ui/sign-in-again.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { StateMessage } from '#shared/ui/state-message.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { Figures, FiguresSkeleton } from '../figures.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import classes from './dashboard.module.css';
import { type DashboardFigures, dashboardFigures, type OwnScholarships } from './dashboard-figures.ts';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tabs.ts';

export interface DashboardProps {
  /** Null while nothing has ever been loaded. */
  readonly scholarships: OwnScholarships | null;
  readonly isLoading: boolean;
  /** The text for what the last load failed with; what was loaded before stays below it (ORG-11). */
  readonly failure: string | null;
  /** Where to sign in again; null unless that is what the last load failed with. */
  readonly signIn: SignInLink | null;
  /** How many loads have failed in a row (ORG-12). */
  readonly failedAttempts: number;
  readonly tab: DashboardTab;
  /** The title of a scholarship that was published just now. */
  readonly published: string | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRetry: () => void;
}

const tabNames: Readonly<Record<DashboardTab, string>> = {
  current: 'Current',
  upcoming: 'Upcoming',
  past: 'Past',
};

/** Hard-coded in the specification, and badged as what they are (ORG-09). */
const figures = [
  ['scholarships', 'Total scholarships', '+12%'],
  ['applications', 'Applications', '+5%'],
  ['funding', 'Total funding', '+18%'],
  ['active', 'Active', '+8%'],
] as const satisfies readonly (readonly [keyof DashboardFigures, string, string])[];

/** What an organization offers, and its status (ORG-08 to ORG-13). */
export function Dashboard(props: DashboardProps) {
  const { scholarships, isLoading, failure, signIn, tab, published, onRetry } = props;
  return (
    <Page>
      <div className={classes.head}>
        <PageHeader title="Dashboard" lead="Your scholarships, and who applied for them." />
        <span className={classes.actions}>
          <LinkButton variant="default" to="/organization/dashboard/scholarship-analytics">
            All analytics
          </LinkButton>
          <LinkButton variant="next" to="/organization/dashboard/create-scholarship">
            Create Scholarship
          </LinkButton>
        </span>
      </div>
      {/* Always there, so that what appears in it is announced. */}
      <div className={classes.live} role="status">
        {published !== null && (
          <p className={classes.banner}>{fill('“{title}” is published.', { title: published })}</p>
        )}
      </div>
      {failure !== null && (
        <div ref={focusAroundOnRemoval} className={classes.banner} data-kind="error" role="alert">
          <p>{failure}</p>
          <span className={classes.actions}>
            {signIn !== null && <SignInAgainButton size="sm" signIn={signIn} />}
            <Button variant="default" size="sm" onClick={onRetry} aria-disabled={isLoading || undefined}>
              Retry
            </Button>
          </span>
        </div>
      )}
      {scholarships === null && isLoading ? (
        <DashboardSkeleton />
      ) : (
        <>
          <DashboardFigureCards figures={scholarships && dashboardFigures(scholarships)} />
          <nav className={classes.tabs} aria-label="Scholarships by deadline">
            {DASHBOARD_TABS.map((name) => (
              <AppLink
                key={name}
                to="/organization/dashboard"
                search={name === 'current' ? {} : { tab: name }}
                replace
                isCurrent={name === tab}
              >
                <span>{tabNames[name]}</span>{' '}
                {scholarships !== null && (
                  <span className={classes.count}>{formatCount(scholarships[name].length)}</span>
                )}
              </AppLink>
            ))}
          </nav>
          <TabContent {...props} />
        </>
      )}
    </Page>
  );
}

/** The figures on top; a dash for what the server has not said yet. */
function DashboardFigureCards({ figures: values }: { readonly figures: DashboardFigures | null }) {
  const figure = (key: keyof DashboardFigures) => {
    if (values === null) return <Unknown />;
    return key === 'funding' ? formatExactRupees(values[key]) : formatCount(values[key]);
  };
  return (
    <Figures
      figures={figures.map(([key, label, growth]) => [
        label,
        figure(key),
        <>
          <span>
            <strong>{growth}</strong> since last month
          </span>
          <SampleBadge />
        </>,
      ])}
    />
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known yet</VisuallyHidden>
  </>
);

function TabContent({ scholarships, failure, failedAttempts, tab, now, onRetry }: DashboardProps) {
  const shown = scholarships?.[tab] ?? [];
  if (shown.length > 0) {
    return (
      <ul className={classes.list}>
        {shown.map((scholarship) => (
          <li key={scholarship.id}>
            <Row scholarship={scholarship} now={now} />
          </li>
        ))}
      </ul>
    );
  }
  if (failure !== null && failedAttempts > 1) {
    return (
      <StateMessage kind="empty" text={organizationErrors['dashboard-trouble']}>
        <Button onClick={onRetry}>Retry</Button>
      </StateMessage>
    );
  }
  if (scholarships === null) {
    return (
      <StateMessage kind="empty" text="No scholarships to show yet." hint="Your list could not be loaded.">
        <Button onClick={onRetry}>Retry</Button>
      </StateMessage>
    );
  }
  if (tab !== 'current') {
    return (
      <StateMessage
        kind="empty"
        text={tab === 'past' ? 'No scholarships have ended yet.' : 'No scholarships here.'}
        hint={
          tab === 'past'
            ? 'A scholarship moves here when its deadline has passed.'
            : 'Scholarships open as soon as you publish them, so none are upcoming.'
        }
      >
        <LinkButton variant="default" to="/organization/dashboard">
          See current scholarships
        </LinkButton>
      </StateMessage>
    );
  }
  const hasPast = scholarships.past.length > 0;
  return (
    <StateMessage
      kind="empty"
      text={hasPast ? 'No scholarship is open now.' : 'No scholarships yet.'}
      hint="Scholarships that you publish appear here, with their applications."
    >
      <LinkButton variant="default" to="/organization/dashboard/create-scholarship">
        Create a scholarship
      </LinkButton>
      {hasPast && (
        <LinkButton variant="default" to="/organization/dashboard" search={{ tab: 'past' }}>
          See past scholarships
        </LinkButton>
      )}
    </StateMessage>
  );
}

function Row({ scholarship, now }: { readonly scholarship: Scholarship; readonly now: number }) {
  const { id, title, totalAmount, applications, expiredAt } = scholarship;
  const count = applications?.length ?? 0;
  return (
    <article className={classes.row}>
      <h2>{title}</h2>
      <span>{formatExactRupees(totalAmount)}</span>
      <span>{count === 1 ? '1 application' : fill('{n} applications', { n: formatCount(count) })}</span>
      <span>
        <DeadlineBadge deadline={expiredAt} now={now} />
      </span>
      <span className={classes.actions}>
        <LinkButton
          variant="default"
          size="sm"
          to="/scholarship/$id"
          params={{ id }}
          aria-label={fill('View Details: {title}', { title })}
        >
          View Details
        </LinkButton>
        <LinkButton
          variant="default"
          size="sm"
          to="/organization/dashboard/scholarship-analytics"
          search={{ scholarship: id }}
          aria-label={fill('View Analytics: {title}', { title })}
        >
          View Analytics
        </LinkButton>
      </span>
    </article>
  );
}

function DashboardSkeleton() {
  return (
    <div role="status">
      <VisuallyHidden>Loading your scholarships</VisuallyHidden>
      <FiguresSkeleton />
      <div className={classes.skeletons} aria-hidden="true">
        <Skeleton width="20rem" height="3rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
