import { createFileRoute, useLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { headOf } from '#shared/router/head-of.ts';
import { searchId } from '#shared/text/search-text.ts';
import { ScholarshipProblem } from '../scholarship-problem.tsx';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { ScholarshipPage } from './scholarship-page.tsx';

export const Route = createFileRoute('/scholarship/details')({
  validateSearch: v.object({ id: v.optional(v.fallback(searchId, ''), '') }),
  loaderDeps: ({ search }) => ({ id: search.id }),
  loader: ({ context, deps, location }) => {
    const id = location.state.scholarshipId ?? deps.id;
    if (id) void context.queryClient.prefetchQuery(scholarshipQuery(context.api, id));
    void context.queryClient.prefetchQuery(scholarshipExtrasQuery());
  },
  head: headOf('Scholarship details'),
  component: DetailsRoute,
});

/**
 * Takes the scholarship's id from the history state. If the state has no id, for example in a new
 * tab, takes the id from the URL (ROUTE-06).
 */
function DetailsRoute() {
  const carried = useLocation({ select: (location) => location.state.scholarshipId });
  const { id: inUrl } = Route.useSearch();
  const id = carried ?? inUrl;
  const { api, queryClient } = Route.useRouteContext();
  return id ? (
    <ScholarshipPage id={id} screen="details" api={api} queryClient={queryClient} />
  ) : (
    <ScholarshipProblem errorId="scholarship-details-no-id" />
  );
}
