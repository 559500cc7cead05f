import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import type { Application } from '#contract/schemas/application.ts';
import type { Scholarship } from '#contract/schemas/scholarship.ts';
import { readAheadFor, signInAgainLink } from '#features/auth/index.ts';
import { scholarshipListQuery, selectedScholarship } from '#features/scholarship/index.ts';
import { type ReadState, readState } from '#shared/api/read-state.ts';
import { headOf } from '#shared/router/head-of.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { applicationDraftStorage } from '../application-draft.ts';
import { ownApplicationsQuery } from '../application-queries.ts';
import { newestFirst } from '../own-applications.ts';
import { type ApplicationsState, type BegunApplication, MyApplications } from './my-applications.tsx';
import type { ScholarshipLookup } from './my-applications-item.tsx';

export const Route = createFileRoute('/_student/student/applications')({
  loader: ({ context }) => {
    const { api, queryClient, guardedUser } = context;
    const read = () => {
      void queryClient.prefetchQuery(ownApplicationsQuery(api, guardedUser.id));
      void queryClient.prefetchQuery(scholarshipListQuery(api));
    };
    void readAheadFor('STUDENT', { context, read });
  },
  head: headOf('My applications'),
  component: MyApplicationsRoute,
});

function MyApplicationsRoute() {
  const { api, guardedUser } = Route.useRouteContext();
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : guardedUser;
  const now = useNow();
  const [begun] = useState(() => begunBy(user.id));
  // Refetch on focus, to show new decisions.
  const own = useQuery({ ...ownApplicationsQuery(api, user.id), refetchOnWindowFocus: true });
  // One call for all names, because the list is probably cached.
  const list = useQuery(scholarshipListQuery(api));

  return (
    <MyApplications
      state={applicationsState(readState(own), readState(list))}
      begun={begun}
      scholarships={lookup(list, own.data ?? [])}
      now={now}
      onRetry={() => void own.refetch()}
      onRetryScholarships={() => void list.refetch()}
    />
  );
}

/** The application started in this session, if this user has a draft of it. */
function begunBy(userId: string): BegunApplication | null {
  const selected = selectedScholarship.read();
  if (selected === null) return null;
  const { id, title } = selected;
  const draft = applicationDraftStorage({ userId, scholarshipId: id });
  return draft.read() === null ? null : { title, scholarshipId: id };
}

/** Waits for names and amounts, because rows that grow while they are read are worse than rows that appear later. */
function applicationsState(
  own: ReadState<readonly Application[]>,
  list: ReadState<readonly Scholarship[]>,
): ApplicationsState {
  if (own.kind === 'loading') return own;
  if (own.kind === 'failed') {
    const wayBack = { role: 'STUDENT', redirectTo: '/student/applications' } as const;
    return { kind: 'failed', signIn: signInAgainLink(own.error, wayBack) };
  }
  if (own.data.length > 0 && list.kind === 'loading') return list;
  return { kind: 'loaded', applications: newestFirst(own.data) };
}

function lookup(
  list: UseQueryResult<readonly Scholarship[]>,
  applications: readonly Application[],
): ScholarshipLookup {
  const byId = new Map(list.data?.map((scholarship) => [scholarship.id, scholarship]));
  const isComplete = applications.every(({ scholarshipId }) => byId.has(scholarshipId ?? ''));
  // A cached list does not show that a scholarship is no longer listed.
  if (list.isFetching) return { byId, state: 'reading' };
  return { byId, state: list.isError && !isComplete ? 'failed' : 'read' };
}
