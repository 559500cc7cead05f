import { useQuery } from '@tanstack/react-query';
import { createFileRoute, stripSearchParams, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { scholarshipListQuery } from '../api/scholarship-queries.ts';
import { type ListFilters, listSearchSchema, NO_FILTERS } from '../model/filters.ts';
import { type ListState, ScholarshipList } from '../ui/scholarship-list.tsx';

/** How long typing rests before the URL says what was typed, in milliseconds. */
const URL_REST_MS = 300;

export const Route = createFileRoute('/scholarship/')({
  validateSearch: listSearchSchema,
  search: { middlewares: [stripSearchParams(NO_FILTERS)] },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(scholarshipListQuery(context.api));
  },
  head: () => ({ meta: [{ title: 'Scholarships · EduEmpower' }] }),
  component: ListRoute,
});

function ListRoute() {
  const { api } = Route.useRouteContext();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const [now] = useState(() => Date.now());
  const list = useQuery(scholarshipListQuery(api));
  const router = useRouter();
  const [q, setQuery, writeQuery] = useSearchText(search.q, (typed) => {
    // Somebody who types and clicks a result at once is on the way to it: do not call them back.
    if (router.latestLocation.pathname !== router.state.resolvedLocation?.pathname) return;
    void navigate({ search: (before) => ({ ...before, q: typed }), replace: true, resetScroll: false });
  });

  const change = (filters: Partial<ListFilters>) => {
    const { q: typed, ...others } = filters;
    if (typed !== undefined) setQuery(typed);
    if (Object.keys(others).length > 0) {
      void navigate({ search: (before) => ({ ...before, q: typed ?? q, ...others }), resetScroll: false });
    }
  };

  const state: ListState = list.isPending
    ? { status: 'loading' }
    : list.data
      ? { status: 'loaded', scholarships: list.data }
      : { status: 'failed' };

  return (
    <ScholarshipList
      state={state}
      filters={{ ...search, q }}
      onFiltersChange={change}
      onSearchEnd={writeQuery}
      onReset={() => change({ ...NO_FILTERS, sort: search.sort })}
      onRefresh={() => window.location.reload()}
      now={now}
    />
  );
}

/**
 * The text of the search box: shown and searched at once, written to the URL when typing rests or the box
 * is left, and taken over from the URL when that changes by itself (Back, a link).
 */
function useSearchText(
  inUrl: string,
  write: (text: string) => void,
): [text: string, setText: (text: string) => void, writeNow: () => void] {
  const [text, setText] = useState(inUrl);
  const written = useRef(inUrl);

  const writeNow = () => {
    if (text === written.current) return;
    written.current = text;
    write(text);
  };
  const rested = useEffectEvent(writeNow);

  useEffect(() => {
    if (inUrl === written.current) return;
    written.current = inUrl;
    setText(inUrl);
  }, [inUrl]);

  useEffect(() => {
    if (text === written.current) return;
    const rest = setTimeout(() => rested(), URL_REST_MS);
    return () => clearTimeout(rest);
  }, [text]);

  return [text, setText, writeNow];
}
