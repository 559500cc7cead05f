import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { readSelectedScholarship, scholarshipQuery } from '#features/scholarship/index.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { ApplicationSuccess } from '../ui/application-success.tsx';

/** The router reads `?scholarship=7` as a number. */
const searchSchema = v.object({
  scholarship: v.fallback(
    v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String))),
    undefined,
  ),
});

export const Route = createFileRoute('/scholarship/application-success')({
  validateSearch: searchSchema,
  head: () => ({ meta: [{ title: 'Application sent · EduEmpower' }] }),
  component: SuccessRoute,
});

/** Names the scholarship from the session, and after a reload or in a new tab from the URL (ROUTE-06). */
function SuccessRoute() {
  const { api } = Route.useRouteContext();
  const { scholarship: inUrl } = Route.useSearch();
  const [selected] = useState(readSelectedScholarship);
  const session = useSession();
  const id = inUrl || selected?.id || '';
  const known = selected?.id === id ? selected.title : undefined;
  const scholarship = useQuery({ ...scholarshipQuery(api, id), enabled: id !== '' && known === undefined });

  return (
    <ApplicationSuccess
      scholarshipTitle={known ?? scholarship.data?.title ?? null}
      email={session.status === 'signed-in' ? session.user.email : null}
    />
  );
}
