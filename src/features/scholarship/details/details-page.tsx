import { createFileRoute, useLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { headOf } from '#shared/router/head-of.ts';
import { searchId } from '#shared/text/search-text.ts';
import { useNow } from '#shared/ui/use-now.ts';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { offerCalendar } from './offer-calendar.ts';
import { ScholarshipDetails } from './scholarship-details.tsx';
import { ScholarshipProblem, UnreadScholarship } from './scholarship-problem.tsx';
import { useScholarship } from './use-scholarship.ts';

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

/** The id comes with the navigation, and is in the URL for a reload or a new tab (ROUTE-06). */
function DetailsRoute() {
  const carried = useLocation({ select: (location) => location.state.scholarshipId });
  const { id: inUrl } = Route.useSearch();
  const id = carried ?? inUrl;
  return id ? <Details id={id} /> : <ScholarshipProblem errorId="scholarship-details-no-id" />;
}

function Details({ id }: { readonly id: string }) {
  const { api } = Route.useRouteContext();
  const now = useNow();
  const scholarship = useScholarship(api, id);

  if (scholarship.kind !== 'loaded') return <UnreadScholarship screen="details" read={scholarship} />;
  const { view } = scholarship.data;
  return <ScholarshipDetails {...scholarship.data} now={now} onCalendar={() => offerCalendar(view, now)} />;
}
