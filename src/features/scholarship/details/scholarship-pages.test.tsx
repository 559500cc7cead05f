import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { createFakeEmail } from '#shared/email/fake-email.ts';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { createFakeStorage } from '#shared/storage/fake-storage.ts';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { Route as introRoute } from '../intro/intro-page.tsx';
import { scholarshipQuery } from '../scholarship-queries.ts';
import { Route as detailsRoute } from './details-page.tsx';

/** A page of `sch_1`, whose record the server has already sent. */
async function open(address: string) {
  const session = createFakeSession({ status: 'signed-out' });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
  const { api } = createMockApi({ records: { scholarships: [aScholarship()] } });
  await queryClient.prefetchQuery(scholarshipQuery(api, 'sch_1'));
  const root = createRootRouteWithContext<RouterContext>()();
  const at = (route: { update: (options: never) => unknown }, path: string) =>
    route.update({ id: path, path, getParentRoute: () => root } as never) as never;
  const router = createRouter({
    routeTree: root.addChildren([
      at(introRoute, '/scholarship/$id/'),
      at(detailsRoute, '/scholarship/details'),
    ]),
    context: {
      queryClient,
      session,
      api,
      storage: createFakeStorage(),
      loadEmail: async () => createFakeEmail(),
      now: Date.now,
    },
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(
    <AppTheme env="test">
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>
          <RouterProvider router={router as never} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
}

afterEach(() => {
  vi.restoreAllMocks();
});

/** Holds the static file back until the returned function sends it. */
function holdDetails() {
  const answer = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(answer.promise);
  return (entry: object) => answer.resolve(Response.json([{ id: 'sch_1', ...entry }]));
}

it('[SCH-13] shows no conditions, and no way to the form, before all conditions have come', async () => {
  const send = holdDetails();
  await open('/scholarship/sch_1');
  expect(await screen.findByText('Loading the scholarship')).toBeInTheDocument();
  send({ eligibility: ['Captain of a team'], requirements: ['Admission Letter'] });
  expect(await screen.findByText('Captain of a team')).toBeVisible();
  expect(screen.getByText('Admission Letter')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Proceed to Application' })).toBeVisible();
});

it('[SCH-10] names no education level before it is known', async () => {
  const send = holdDetails();
  await open('/scholarship/details?id=sch_1');
  expect(await screen.findByText('Loading the scholarship')).toBeInTheDocument();
  send({ educationLevel: 'Undergraduate' });
  expect(await screen.findByText('Undergraduate')).toBeVisible();
});
