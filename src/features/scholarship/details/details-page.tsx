import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import * as v from 'valibot';
import { isNotFound } from '#shared/api/api-error.ts';
import { readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { searchId } from '#shared/text/search-text.ts';
import { PageMeta } from '#shared/ui/page-meta.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { toScholarshipView } from '../scholarship-view.ts';
import { offerCalendar } from './offer-calendar.ts';
import { ScholarshipDetails } from './scholarship-details.tsx';
import { ScholarshipProblem, ScholarshipSkeleton } from './scholarship-problem.tsx';
import { useOwnApplication } from './use-own-application.ts';

const searchSchema = v.object({
  id: v.optional(v.fallback(searchId, ''), ''),
});

export const Route = createFileRoute('/scholarship/details')({
  validateSearch: searchSchema,
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
  const scholarship = readState(useQuery(scholarshipQuery(api, id)));
  const extras = useQuery(scholarshipExtrasQuery());
  const applied = useOwnApplication(api, id);

  if (scholarship.kind === 'failed') {
    return isNotFound(scholarship.error) ? (
      <ScholarshipProblem errorId="scholarship-details-not-found" />
    ) : (
      <ScholarshipProblem errorId="scholarship-details-failed" onRetry={scholarship.retry} />
    );
  }
  // Wait for the static file: without it, this would say 'Any Level' of a scholarship that has one.
  if (scholarship.kind === 'loading' || extras.isPending) return <ScholarshipSkeleton />;
  const view = toScholarshipView(scholarship.data, extras.data?.get(id));
  return (
    <>
      <PageMeta title={view.title} description={view.description} />
      <ScholarshipDetails
        view={view}
        applied={applied}
        now={now}
        onCalendar={() => offerCalendar(view, now)}
      />
    </>
  );
}
