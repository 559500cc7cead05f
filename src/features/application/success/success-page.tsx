import { useQuery } from '@tanstack/react-query';
import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { scholarshipQuery, selectedScholarship } from '#features/scholarship/index.ts';
import { applicationFor, ownApplicationsQuery } from '#shared/query/own-applications-query.ts';
import { headOf } from '#shared/router/head-of.ts';
import { urlOf } from '#shared/router/site-address.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { encodeText } from '#shared/text/encode-text.ts';
import { searchId } from '#shared/text/search-text.ts';
import { ApplicationSuccess } from './application-success.tsx';
import { ApplicationUnconfirmed } from './application-unconfirmed.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The application that was just sent. Survives a reload of the success page. */
    readonly applicationSent?: { readonly scholarshipId: string; readonly studentId: string };
  }
}

const searchSchema = v.object({
  scholarship: v.fallback(v.optional(searchId), undefined),
});

export const Route = createFileRoute('/scholarship/application-success')({
  staticData: { isWork: true },
  validateSearch: searchSchema,
  head: headOf('Your application'),
  component: SuccessRoute,
});

/**
 * Thanks the student who has just sent the form. In a new tab, or when opened directly, looks up
 * the application on the server (ROUTE-06), and claims success only if the server has it.
 */
function SuccessRoute() {
  const { api } = Route.useRouteContext();
  const { scholarship: inUrl } = Route.useSearch();
  const sentHere = useLocation({ select: (location) => location.state.applicationSent });
  const [selected] = useState(selectedScholarship.read);
  const session = useSession();
  const id = inUrl || sentHere?.scholarshipId || '';
  const userId = session.status === 'signed-in' ? session.user.id : '';
  // Compares the student's id, because the next user of this device could press Back to reach this
  // page.
  const isSentHere = id !== '' && sentHere?.scholarshipId === id && sentHere.studentId === userId;
  const own = useQuery({
    ...ownApplicationsQuery(api, userId),
    enabled: id !== '' && !isSentHere && userId !== '',
  });
  const isSent = isSentHere || applicationFor(own.data, id) !== undefined;
  const known = selected?.id === id ? selected.title : undefined;
  const scholarship = useQuery({ ...scholarshipQuery(api, id), enabled: isSent && known === undefined });

  if (!isSent) {
    const isAsking = id !== '' && (session.status === 'loading' || own.isFetching);
    return (
      <ApplicationUnconfirmed
        state={isAsking ? 'asking' : own.isError ? 'unknown' : 'none'}
        onRetry={() => void own.refetch()}
      />
    );
  }
  return (
    <>
      <title>Application sent · EduEmpower</title>
      <ApplicationSuccess
        scholarshipUrl={urlOf(`/scholarship/${encodeText(id)}`)}
        scholarshipTitle={known ?? scholarship.data?.title ?? null}
        email={session.status === 'signed-in' ? session.user.email : null}
      />
    </>
  );
}
