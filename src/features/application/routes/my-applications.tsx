import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { requireSession } from '#features/auth/index.ts';
import { scholarshipListQuery } from '#features/scholarship/index.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { ownApplicationsQuery } from '../api/application-queries.ts';
import { newestFirst, type ScholarshipLookup } from '../model/own-applications.ts';
import { type ApplicationsState, MyApplications } from '../ui/my-applications.tsx';

export const Route = createFileRoute('/student/applications')({
  beforeLoad: async ({ context, location }) => {
    const { user } = await requireSession({ context, location, role: 'STUDENT' });
    return { guardedUser: user };
  },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(ownApplicationsQuery(context.api, context.guardedUser.id));
    void context.queryClient.prefetchQuery(scholarshipListQuery(context.api));
  },
  head: () => ({ meta: [{ title: 'My applications · EduEmpower' }] }),
  component: MyApplicationsRoute,
});

function MyApplicationsRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const [now] = useState(() => Date.now());
  // Somebody who comes back to the tab wants to know what has been decided since.
  const own = useQuery({ ...ownApplicationsQuery(api, user.id), refetchOnWindowFocus: true });
  // One call for every name: it is the list that the student has most likely come from.
  const list = useQuery(scholarshipListQuery(api));

  return (
    <MyApplications
      state={applicationsState(own)}
      scholarships={lookup(list)}
      now={now}
      onRetry={() => void own.refetch()}
      onRetryScholarships={() => void list.refetch()}
    />
  );
}

type Read<Data> = Pick<UseQueryResult<Data>, 'data' | 'isFetching'>;

function applicationsState({ data, isFetching }: Read<Application[]>): ApplicationsState {
  if (data) return { kind: 'loaded', applications: newestFirst(data) };
  return { kind: isFetching ? 'loading' : 'failed' };
}

function lookup({ data, isFetching }: Read<Scholarship[]>): ScholarshipLookup {
  if (data) return new Map(data.map((scholarship) => [scholarship.id, scholarship]));
  return isFetching ? 'loading' : 'failed';
}
