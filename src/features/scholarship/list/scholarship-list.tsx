import { Button } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { scholarshipErrors } from '#contract/errors/scholarship.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import type { ReadView } from '#shared/api/read-state.ts';
import { formatMillions } from '#shared/format/amount.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { whenIdle } from '#shared/ui/browser/when-idle.ts';
import { NeedsScript } from '#shared/ui/feedback/needs-script.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
import { HydratedSelect } from '#shared/ui/inputs/hydrated-select.tsx';
import { Page, PageHeader } from '#shared/ui/layout/page.tsx';
import type { ListFilters } from '../list-search.ts';
import { ChosenFilters, FilterPanel } from './filter-panel.tsx';
import { filterIndex, indexScholarships, prepareSearch, SCHOLARSHIP_PAGE, sortIndex } from './filters.ts';
import { ScholarshipGrid } from './scholarship-grid.tsx';
import { ScholarshipGridSkeleton } from './scholarship-grid-skeleton.tsx';

export type ListState = ReadView<readonly Scholarship[]>;

export interface ScholarshipListProps {
  readonly state: ListState;
  readonly filters: ListFilters;
  readonly onFiltersChange: (change: Partial<ListFilters>) => void;
  /** Called when the search box loses focus, to write its text to the URL. */
  readonly onSearchEnd?: () => void;
  readonly onReset: () => void;
  /** The ids of the scholarships that the visitor has saved. */
  readonly saved: ReadonlySet<string>;
  /** Reloads the page. While offline, refetches only the list. */
  readonly onRefresh: () => void;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const SORTS: Readonly<Record<ListFilters['sort'], string>> = {
  deadline: 'Nearest deadline',
  amount: 'Highest amount',
  newest: 'Newest',
};

const NONE: readonly Scholarship[] = [];

/** The list of scholarships with its search, filters and figures (SCH-01, SCH-08). */
export function ScholarshipList({
  state,
  filters,
  onFiltersChange,
  onSearchEnd,
  onReset,
  saved,
  onRefresh,
  now,
}: ScholarshipListProps) {
  const scholarships = state.kind === 'loaded' ? state.data : NONE;
  const index = useMemo(() => indexScholarships(scholarships), [scholarships]);
  const sorted = useMemo(() => sortIndex(index, filters.sort, now), [index, filters.sort, now]);
  // Deferred, so that searching ten thousand scholarships doesn't slow down typing.
  const q = useDeferredValue(filters.q);
  const { income, amount, upcoming, saved: onlySaved } = filters;
  const found = useMemo(
    () => filterIndex(sorted, { q, income, amount, upcoming, saved: onlySaved }, now, saved),
    [sorted, q, income, amount, upcoming, onlySaved, now, saved],
  );
  const shown = Math.min(filters.page * SCHOLARSHIP_PAGE, found.length);
  const stats = useMemo(() => listStats(scholarships), [scholarships]);

  const count = useRef<HTMLParagraphElement>(null);
  // Moves focus to the count, because the pressed button disappears.
  const focusCount = () => count.current?.focus();
  const change = (filtered: Partial<ListFilters>) => {
    onFiltersChange(filtered);
    focusCount();
  };
  const reset = () => {
    onReset();
    focusCount();
  };

  useEffect(() => whenIdle(() => prepareSearch(index)), [index]);

  if (state.kind === 'failed') {
    return (
      <Page>
        <PageHeader title="Scholarships" />
        <StateMessage
          kind="unread"
          text={scholarshipErrors['scholarship-list-failed']}
          hint="Please refresh the page."
        >
          <Button onClick={onRefresh}>Refresh Page</Button>
        </StateMessage>
      </Page>
    );
  }

  const loading = state.kind === 'loading';
  return (
    <Page>
      <PageHeader title="Scholarships" lead={<Stats stats={loading ? null : stats} />} />
      <div className="stack">
        <FilterPanel
          filters={filters}
          onChange={onFiltersChange}
          onSearchEnd={onSearchEnd}
          found={found.length}
          onShow={focusCount}
        />
        <div className="cluster between">
          {/* The flex basis leaves room for the sort field on the same line, even on phones. */}
          <p ref={count} className="strong grow" style={{ flexBasis: '8rem' }} role="status" tabIndex={-1}>
            {!loading &&
              fill('Showing {shown} of {total} scholarships', {
                shown: formatCount(shown),
                total: formatCount(found.length),
              })}
          </p>
          <HydratedSelect
            label="Sort by"
            data={choicesOf(SORTS)}
            value={filters.sort}
            onChange={chosen<ListFilters['sort']>((sort) => onFiltersChange({ sort }))}
          />
        </div>
        {(loading || found.length > 0) && (
          <ChosenFilters filters={filters} onChange={change} onReset={reset} />
        )}
        <NeedsScript>
          The list of scholarships needs JavaScript. Please turn it on and reload the page.
        </NeedsScript>
        {loading && <ScholarshipGridSkeleton />}
        {!loading && found.length > 0 && (
          <ScholarshipGrid
            scholarships={found}
            shown={shown}
            onMore={() => onFiltersChange({ page: filters.page + 1 })}
            now={now}
          />
        )}
        {!loading && found.length === 0 && (
          <StateMessage kind="empty" text={scholarshipErrors['scholarship-list-empty']}>
            <Button onClick={reset}>Reset Filters</Button>
          </StateMessage>
        )}
      </div>
    </Page>
  );
}

/** Shows the total funds in millions, and the numbers of applications and scholarships. */
function Stats({ stats }: { readonly stats: ReturnType<typeof listStats> | null }) {
  const figures = [
    ['million in total funds', stats && fill('₹{millions}', { millions: stats.fundsInMillions })],
    ['applications', stats?.applications],
    ['scholarships', stats?.scholarships],
  ] as const;
  return (
    // The key changes when the figures load, so that React replaces the whole list. If React
    // updated the figures one by one, each new figure would shift the others.
    <ul key={stats ? 'read' : 'loading'} className="cluster gap-2">
      {figures.map(([name, value]) => (
        <li key={name}>
          <strong>{value ?? '…'}</strong> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns the formatted figures above the list (SCH-01). They count every scholarship, regardless
 * of filters.
 */
function listStats(scholarships: readonly Scholarship[]) {
  let funds = 0;
  let applications = 0;
  for (const scholarship of scholarships) {
    funds += scholarship.totalAmount;
    applications += scholarship.applications?.length ?? 0;
  }
  return {
    fundsInMillions: formatMillions(funds),
    applications: formatCount(applications),
    scholarships: formatCount(scholarships.length),
  };
}
