import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '#shared/router/head-of.ts';
import { scholarshipExtrasQuery, scholarshipQuery } from '../scholarship-queries.ts';
import { ScholarshipPage } from './scholarship-page.tsx';

export const Route = createFileRoute('/scholarship/$id/')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(scholarshipQuery(context.api, params.id));
    void context.queryClient.prefetchQuery(scholarshipExtrasQuery());
  },
  head: headOf('Scholarship'),
  component: IntroRoute,
});

function IntroRoute() {
  const { id } = Route.useParams();
  const { api, queryClient } = Route.useRouteContext();
  return <ScholarshipPage id={id} screen="intro" api={api} queryClient={queryClient} />;
}
