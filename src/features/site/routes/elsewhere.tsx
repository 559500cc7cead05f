import { createFileRoute, notFound } from '@tanstack/react-router';
import type { Role } from '#contract/schemas/primitives.ts';
import { requireSession, useUserSync } from '#features/auth/index.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { type PageToCome, pageToCome } from '../model/pages-to-come.ts';
import { NotOpenYet } from '../ui/not-open-yet.tsx';

export const Route = createFileRoute('/$')({
  beforeLoad: async ({ context, location }) => {
    const page = pageToCome(location.pathname);
    if (page === undefined) throw notFound();
    if (page.guarded) await requireSession({ context, location });
  },
  loader: ({ location }): PageToCome => {
    const page = pageToCome(location.pathname);
    if (page === undefined) throw notFound();
    return page;
  },
  head: ({ loaderData }) => ({ meta: [{ title: `${loaderData?.title ?? 'Page not found'} · EduEmpower` }] }),
  component: ElsewhereRoute,
});

function ElsewhereRoute() {
  const page = Route.useLoaderData();
  const { api } = Route.useRouteContext();
  return (
    <>
      {page.landing && <LandingSync key={page.landing} api={api} role={page.landing} />}
      <NotOpenYet title={page.title} lead={page.lead} />
    </>
  );
}

/** A landing page tells the server about whoever is signed in (SHELL-09). */
function LandingSync({ api, role }: { readonly api: ApiClient; readonly role: Role }) {
  useUserSync({ api, landingRole: role });
  return null;
}
