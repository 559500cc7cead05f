import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useHydrated, useRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useKnownRole } from '#features/auth/index.ts';
import { readState } from '#shared/api/read-state.ts';
import { useMarks } from '#shared/marks/use-marks.ts';
import { headOf } from '#shared/router/head-of.ts';
import { storeLatestSearch } from '#shared/router/latest-search.ts';
import { nextLocation } from '#shared/router/router-internals.ts';
import { useSearchText } from '#shared/router/use-search-text.ts';
import { useNow } from '#shared/ui/browser/use-now.ts';
import { campaignListQuery } from '../crowdfunding-queries.ts';
import { ALL_CAMPAIGNS, type CampaignSearch, campaignSearchSchema } from '../list-search.ts';
import { CampaignBrowser, type CampaignListState } from './campaign-browser.tsx';
import { CrowdfundingLanding } from './crowdfunding-landing.tsx';

export const Route = createFileRoute('/crowdfunding/')({
  validateSearch: campaignSearchSchema,
  search: { middlewares: [stripSearchParams(ALL_CAMPAIGNS)] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(campaignListQuery(context.api));
  },
  head: headOf(
    'Crowdfunding',
    'Education campaigns by verified organizations in India. See each campaign’s progress, and donate.',
  ),
  component: ListRoute,
});

function ListRoute() {
  const { api } = Route.useRouteContext();
  const person = useKnownRole(api);
  return (
    <CrowdfundingLanding isOrganization={person.known && person.role === 'ORGANIZATION'}>
      <Campaigns signedIn={person.signedIn} />
    </CrowdfundingLanding>
  );
}

/** A separate component, so that typing in the search box does not re-render the whole page. */
function Campaigns({ signedIn }: { readonly signedIn: boolean }) {
  const { api, queryClient } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  useEffect(() => {
    storeLatestSearch(queryClient, '/crowdfunding', search);
  }, [queryClient, search]);
  const isHydrated = useDeferredValue(useHydrated());
  const router = useRouter();
  const { marks, isKnown } = useMarks('campaign');
  const saved = useMemo(() => new Set(marks.saved), [marks.saved]);
  const now = useNow();
  // Deferred, so that React renders the loaded list without blocking input.
  const list = useDeferredValue(useQuery(campaignListQuery(api)));

  // The specification also requires a console message (CF-04).
  useEffect(() => {
    if (list.error) console.error('The campaigns could not be loaded', list.error);
  }, [list.error]);

  const goTo = (change: Partial<CampaignSearch>, replace: boolean) =>
    void navigate({
      // Spreads the defaults first, so that the URL lists the parameters in schema order.
      search: (before) => ({ ...ALL_CAMPAIGNS, ...before, ...change }),
      replace,
      resetScroll: false,
    });
  const [q, setQuery, writeQuery] = useSearchText(search.q, (typed) => {
    // Stores the search here too, because a click on a result may cancel the navigation below. The
    // effect above would then never store the typed text.
    storeLatestSearch(queryClient, '/crowdfunding', { ...search, q: typed, page: 1 });
    // A user may click a result before the typed text reaches the URL. In that case, don't navigate
    // back to the list.
    if (nextLocation(router).pathname !== router.state.resolvedLocation?.pathname) return;
    goTo({ q: typed, page: 1 }, true);
  });

  const change = ({ q: typed, ...others }: Partial<CampaignSearch>) => {
    if (typed !== undefined) setQuery(typed);
    if (Object.keys(others).length === 0) return;
    // 'Load More Projects' replaces the history entry, so that Back leaves the list.
    const isMore = others.page !== undefined && Object.keys(others).length === 1;
    goTo({ q: typed ?? q, page: 1, ...others }, isMore);
  };

  // The list may load before hydration, or before we know whose saved campaigns to show.
  const isReady = isHydrated && (isKnown || !search.saved);
  const state: CampaignListState = isReady ? readState(list) : { kind: 'loading' };

  return (
    <CampaignBrowser
      state={state}
      search={{ ...search, q, page: q === search.q ? search.page : 1 }}
      onSearch={change}
      onSearchEnd={writeQuery}
      onRetry={() => void list.refetch()}
      saved={saved}
      offersSaved={signedIn || saved.size > 0}
      now={now}
    />
  );
}
