import '@mantine/core/styles/Chip.layer.css';
import '#shared/theme/choices.css';
import { Button, Chip } from '@mantine/core';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import type { ReadView } from '#shared/api/read-state.ts';
import { formatCount } from '#shared/format/count.ts';
import { fill } from '#shared/text/fill.ts';
import { MAX_QUERY } from '#shared/text/search-text.ts';
import { NeedsScript } from '#shared/ui/feedback/needs-script.tsx';
import { StateMessage } from '#shared/ui/feedback/state-message.tsx';
import { choicesOf, chosen } from '#shared/ui/inputs/choices.ts';
import { HydratedSelect } from '#shared/ui/inputs/hydrated-select.tsx';
import { SearchField } from '#shared/ui/inputs/search-field.tsx';
import type { Campaign } from '../campaign.ts';
import { ALL_CAMPAIGNS, type CampaignSearch, type CampaignSort, isNarrowed } from '../list-search.ts';
import classes from './campaign-browser.module.css';
import { CampaignGrid, CampaignGridSkeleton } from './campaign-grid.tsx';
import { CAMPAIGN_PAGE, findCampaigns, indexCampaigns, sortCampaigns } from './campaign-index.ts';

/** Milliseconds of loading after which the list shows 'No campaigns found.' (CF-04). */
export const LIST_PATIENCE_MS = 4000;

export type CampaignListState = ReadView<readonly Campaign[]>;

export interface CampaignBrowserProps {
  readonly state: CampaignListState;
  readonly search: CampaignSearch;
  /** Changes search parameters. Any change except to `page` goes back to the first page. */
  readonly onSearch: (change: Partial<CampaignSearch>) => void;
  /** Called when the search box loses focus, to write its text to the URL. */
  readonly onSearchEnd?: () => void;
  readonly onRetry: () => void;
  /** The ids of the campaigns that the visitor saved. */
  readonly saved: ReadonlySet<string>;
  /** Whether to offer the Saved filter. */
  readonly offersSaved: boolean;
  /** Milliseconds since 1970. */
  readonly now: number;
}

const sortNames: Readonly<Record<CampaignSort, string>> = {
  newest: 'Newest',
  funded: 'Most Funded',
  ending: 'Ending Soon',
  popular: 'Most Popular',
};

const categoryNames = [
  ['all', 'All Categories'],
  ['scholarship', 'Scholarships'],
  ['technology', 'Technology'],
  ['supplies', 'School Supplies'],
  ['program', 'Educational Programs'],
] as const;

const NONE: readonly Campaign[] = [];

/** The list of campaigns with search, sort order and categories (CF-02, CF-04, CF-05). */
export function CampaignBrowser(props: CampaignBrowserProps) {
  const { state, search, onSearch, onSearchEnd, onRetry, saved, offersSaved, now } = props;
  const { q, sort, category, saved: onlySaved, page } = search;
  const campaigns = state.kind === 'loaded' ? state.data : NONE;
  const index = useMemo(() => indexCampaigns(campaigns), [campaigns]);
  const sorted = useMemo(() => sortCampaigns(index, sort, now), [index, sort, now]);
  // Deferred, so that typed letters appear before the results.
  const words = useDeferredValue(q);
  const found = useMemo(
    () => findCampaigns(sorted, { q: words, category, saved: onlySaved }, saved),
    [sorted, words, category, onlySaved, saved],
  );
  const pages = Math.max(1, Math.ceil(found.length / CAMPAIGN_PAGE));
  const shown = useMemo(() => found.slice(0, Math.min(page, pages) * CAMPAIGN_PAGE), [found, page, pages]);
  const grid = useRef<HTMLUListElement>(null);
  /** Index of the first newly loaded card, which receives focus once it renders. */
  const firstNew = useRef<number | null>(null);
  // The router renders the new cards some time after the click, so an effect moves the focus.
  useEffect(() => {
    if (firstNew.current === null || shown.length <= firstNew.current) return;
    grid.current?.children[firstNew.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNew.current = null;
  }, [shown.length]);
  const narrowed = isNarrowed(search);
  const count = useRef<HTMLParagraphElement>(null);
  const showAll = () => {
    onSearch({ ...ALL_CAMPAIGNS, sort });
    // The clicked button disappears, so focus moves to the number of results.
    count.current?.focus();
  };

  return (
    <>
      <search data-needs-script>
        <div className={`${classes.bar} cluster`}>
          <SearchField
            label="Search campaigns"
            maxLength={MAX_QUERY}
            value={q}
            onBlur={onSearchEnd}
            onChange={(text) => onSearch({ q: text })}
          />
          <HydratedSelect
            label="Sort by"
            data={choicesOf(sortNames)}
            value={sort}
            onChange={chosen<CampaignSort>((order) => onSearch({ sort: order }))}
          />
        </div>
        <div className={`${classes.chips} cluster gap-2`}>
          <div className="cluster gap-2" role="radiogroup" aria-label="Categories">
            {categoryNames.map(([name, label]) => (
              <Chip
                key={name}
                type="radio"
                name="category"
                checked={category === name}
                onChange={() => onSearch({ category: name })}
              >
                {label}
              </Chip>
            ))}
          </div>
          {(offersSaved || onlySaved) && (
            <Chip checked={onlySaved} onChange={() => onSearch({ saved: !onlySaved })}>
              Saved
            </Chip>
          )}
        </div>
      </search>
      <div className="cluster between">
        <p ref={count} className="strong grow" role="status" tabIndex={-1}>
          {found.length > 0 &&
            fill('Showing {shown} of {total} campaigns', {
              shown: formatCount(shown.length),
              total: formatCount(found.length),
            })}
        </p>
        {narrowed && found.length > 0 && (
          <Button variant="default" size="sm" onClick={showAll}>
            Show all campaigns
          </Button>
        )}
      </div>
      <NeedsScript>
        The list of campaigns needs JavaScript. Please turn it on and reload the page.
      </NeedsScript>
      {state.kind === 'loading' && <Waiting />}
      {state.kind === 'failed' && <Failed onRetry={onRetry} />}
      {state.kind === 'loaded' && found.length === 0 && (
        <Nothing {...search} hasCampaigns={campaigns.length > 0} onShowAll={showAll} onRetry={onRetry} />
      )}
      {shown.length > 0 && <CampaignGrid campaigns={shown} now={now} ref={grid} />}
      {shown.length < found.length && (
        <Button
          variant="default"
          fullWidth
          onClick={() => {
            firstNew.current = shown.length;
            onSearch({ page: Math.min(page, pages) + 1 });
          }}
        >
          Load More Projects
        </Button>
      )}
    </>
  );
}

/** Shows skeleton cards, and replaces them with a message after four seconds (CF-04). */
function Waiting() {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LIST_PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return <CampaignGridSkeleton />;
  return (
    <StateMessage
      kind="empty"
      text={crowdfundingErrors['campaign-list-empty']}
      hint="The list is taking longer than usual to load. It will appear here when it’s ready."
    >
      <Button variant="default" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </StateMessage>
  );
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <StateMessage
      kind="unread"
      text={crowdfundingErrors['campaign-list-empty']}
      hint={crowdfundingErrors['campaign-list-failed']}
    >
      <Button onClick={onRetry}>Try Again</Button>
    </StateMessage>
  );
}

interface NothingProps extends CampaignSearch {
  readonly hasCampaigns: boolean;
  readonly onShowAll: () => void;
  readonly onRetry: () => void;
}

function Nothing({ hasCampaigns, onShowAll, onRetry, ...search }: NothingProps) {
  if (!hasCampaigns) {
    return (
      <StateMessage
        kind="empty"
        text={crowdfundingErrors['campaign-list-empty']}
        hint="No organization has started a campaign yet."
      >
        <Button variant="default" onClick={onRetry}>
          Reload
        </Button>
      </StateMessage>
    );
  }
  return (
    <StateMessage
      kind="empty"
      text={crowdfundingErrors['campaign-list-empty']}
      hint={
        isNarrowed({ ...search, saved: false })
          ? 'Try other words, or another category.'
          : 'Press ‘Save’ on a campaign’s page, and the campaign will appear here on this device.'
      }
    >
      <Button onClick={onShowAll}>Show all campaigns</Button>
    </StateMessage>
  );
}
