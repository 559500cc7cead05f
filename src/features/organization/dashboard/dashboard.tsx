import { Badge, Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { organizationErrors } from '#contract/errors/organization.ts';
import { formatExactRupees } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { AppLink } from '#shared/ui/actions/app-link.tsx';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { SignInAgainButton, type SignInLink } from '#shared/ui/actions/sign-in-again.tsx';
import { Notice } from '#shared/ui/feedback/notice.tsx';
import { OfflineHint } from '#shared/ui/feedback/offline-hint.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { focusAroundOnRemoval } from '#shared/ui/layout/focus-main.ts';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import { Skeleton } from '#shared/ui/layout/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/layout/visually-hidden.tsx';
import { Figures, FiguresSkeleton } from '../figures.tsx';
import type { Organization } from '../organization.ts';
import type { PublishedNotice } from '../published-notice-store.ts';
import { SampleBadge } from '../sample-badge.tsx';
import classes from './dashboard.module.css';
import {
  type DashboardFigures,
  dashboardFigures,
  dashboardWork,
  type OwnScholarships,
} from './dashboard-figures.ts';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tabs.ts';
import { VerificationBadge, WorkToDo } from './dashboard-work.tsx';
import { FirstSteps, firstSteps } from './first-steps.tsx';
import { JustSaved } from './just-saved.tsx';
import { ScholarshipRow } from './scholarship-row.tsx';

export interface DashboardProps {
  /**
   * Null if the organization has no profile yet. Undefined while the profile loads, or if it cannot
   * be read.
   */
  readonly organization: Organization | null | undefined;
  /** Null until the first load succeeds. */
  readonly scholarships: OwnScholarships | null;
  readonly isLoading: boolean;
  /** Error from the last load. Earlier content stays below it (ORG-11). */
  readonly failure: DashboardFailure | null;
  /** Number of failed loads (ORG-12). */
  readonly failedAttempts: number;
  readonly tab: DashboardTab;
  /** The notice about a scholarship that was just published, changed or closed. */
  readonly published: PublishedNotice | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRetry: () => void;
  /** Decisions that could not be saved. */
  readonly unsaved?: ReactNode;
  /** The organization's campaigns. */
  readonly children?: ReactNode;
}

const NONE_YET = 'Scholarships you publish appear here, with their applications.';

export interface DashboardFailure {
  readonly text: string;
  /** Link to sign in again. Null unless the session has ended. */
  readonly signIn: SignInLink | null;
}

const tabNames: Readonly<Record<DashboardTab, string>> = {
  current: 'Current',
  upcoming: 'Upcoming',
  past: 'Past',
};

/**
 * The specification fixes the growth rates. They are not calculated, so they have a 'Sample data'
 * badge (ORG-09).
 */
const figures = [
  ['scholarships', 'Total scholarships', '+12%'],
  ['applications', 'Applications', '+5%'],
  ['funding', 'Total funding', '+18%'],
  ['active', 'Active', '+8%'],
] as const satisfies readonly (readonly [keyof DashboardFigures, string, string])[];

/** Shows an organization's tasks, scholarships and verification status (ORG-08 to ORG-13). */
export function Dashboard(props: DashboardProps) {
  const { organization, scholarships, isLoading, failure, tab, published, now, onRetry, unsaved, children } =
    props;
  const work = scholarships && dashboardWork(scholarships, now);
  const isFirstLoad = scholarships === null && isLoading;
  const isNew = scholarships !== null && scholarships.current.length + scholarships.past.length === 0;
  const steps = scholarships && organization !== undefined ? firstSteps(organization, !isNew) : [];
  const isStarting = steps.some(({ state }) => state !== 'done');
  // Highlights only one next step. In order of importance: sharing, reviewing, the getting-started
  // steps, publishing.
  const next = published?.published
    ? 'share'
    : work?.first
      ? 'work'
      : steps.some(({ state }) => state === 'open')
        ? 'steps'
        : 'create';
  // Until the organization publishes a scholarship, the page shows the getting-started steps
  // instead of these buttons.
  const actions = !(isNew && isStarting) && (
    <div className={`${classes.actions} cluster gap-2`}>
      <LinkButton variant="default" to="/organization/dashboard/scholarship-analytics">
        All analytics
      </LinkButton>
      <LinkButton
        variant={next === 'create' ? 'next' : 'default'}
        to="/organization/dashboard/create-scholarship"
      >
        Create Scholarship
      </LinkButton>
    </div>
  );
  return (
    <Page>
      <div className={classes.content} data-loading={isFirstLoad || undefined}>
        <div className={classes.title}>
          <PageHeader
            title="Dashboard"
            lead={
              organization ? (
                <span className="cluster gap-2">
                  <span>{organization.organizationName}</span>
                  <VerificationBadge organization={organization} />
                </span>
              ) : organization === null ? (
                'Your scholarships, and who applied for them.'
              ) : (
                '\u00a0'
              )
            }
          />
        </div>
        {/* Always rendered, so that screen readers announce a notice that appears in it. */}
        <div role="status">{published !== null && <JustSaved notice={published} />}</div>
        {failure !== null && (
          <Notice ref={focusAroundOnRemoval} tone="attention" role="alert">
            <p>{failure.text}</p>
            <OfflineHint />
            <span className="cluster gap-2">
              {failure.signIn !== null && <SignInAgainButton size="sm" signIn={failure.signIn} />}
              <Button variant="default" size="sm" onClick={onRetry} aria-disabled={isLoading || undefined}>
                Retry
              </Button>
            </span>
          </Notice>
        )}
        {unsaved}
        {isFirstLoad ? (
          <>
            <DashboardSkeleton />
            {actions}
          </>
        ) : (
          <>
            {work && <WorkToDo work={work} isNext={next === 'work'} now={now} />}
            {actions}
            {isStarting && <FirstSteps steps={steps} isNext={next === 'steps'} />}
            {!(isNew && isStarting) && (
              <DashboardFigureCards figures={scholarships && dashboardFigures(scholarships)} />
            )}
            {!(isNew && isStarting) && (
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
                      <Badge variant="plain">{formatCount(scholarships[name].length)}</Badge>
                    )}
                  </AppLink>
                ))}
              </nav>
            )}
            <TabContent {...props} isStarting={isStarting} />
          </>
        )}
        {children}
      </div>
    </Page>
  );
}

/**
 * Shows the figures at the top of the dashboard. Unknown figures become a dash, and figures of 0
 * show no growth.
 */
function DashboardFigureCards({ figures: values }: { readonly figures: DashboardFigures | null }) {
  const figure = (key: keyof DashboardFigures) => {
    if (values === null) return <Unknown />;
    return key === 'funding' ? formatExactRupees(values[key]) : formatCount(values[key]);
  };
  const grown = figures.filter(([key]) => values !== null && values[key] > 0);
  return (
    <div className="stack gap-3">
      <Figures
        figures={figures.map(([key, label, growth]) => [
          label,
          figure(key),
          grown.some(([one]) => one === key) && (
            <span>
              <span>{growth}</span>
              <VisuallyHidden> since last month</VisuallyHidden>
            </span>
          ),
        ])}
      />
      {grown.length > 0 && (
        <p className="cluster gap-2 quiet">
          <span>Changes since last month:</span> <SampleBadge />
        </p>
      )}
    </div>
  );
}

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <VisuallyHidden>Not known yet</VisuallyHidden>
  </>
);

interface TabContentProps extends DashboardProps {
  /** Whether the page shows the getting-started steps, which link to the scholarship form. */
  readonly isStarting: boolean;
}

function TabContent(props: TabContentProps) {
  const { scholarships, failure, failedAttempts, tab, now, onRetry, isStarting } = props;
  const shown = scholarships?.[tab] ?? [];
  if (shown.length > 0) {
    return (
      <ul className={`${classes.rows} rows`}>
        {shown.map((scholarship) => (
          <li key={scholarship.id}>
            <ScholarshipRow scholarship={scholarship} now={now} />
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
      <StateMessage
        kind="empty"
        text="No scholarships to show yet."
        hint="We couldn’t load your scholarships."
      >
        <Button onClick={onRetry}>Retry</Button>
      </StateMessage>
    );
  }
  if (tab !== 'current') {
    return (
      <StateMessage
        kind="empty"
        text={tab === 'past' ? 'No scholarships have ended yet.' : 'No upcoming scholarships.'}
        hint={
          tab === 'past'
            ? 'A scholarship moves here when its deadline passes.'
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
  if (isStarting && !hasPast) {
    return (
      <div role="status">
        <p className="strong">No scholarships yet.</p>
        <p className="muted">{NONE_YET}</p>
      </div>
    );
  }
  return (
    <StateMessage
      kind="empty"
      text={hasPast ? 'No scholarships are open right now.' : 'No scholarships yet.'}
      hint={NONE_YET}
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

function DashboardSkeleton() {
  return (
    <div role="status" className="stack gap-8">
      <VisuallyHidden>Loading your scholarships</VisuallyHidden>
      <FiguresSkeleton />
      <div className="stack gap-6" aria-hidden="true">
        <Skeleton width="20rem" height="3rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
