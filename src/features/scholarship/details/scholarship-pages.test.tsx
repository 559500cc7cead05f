import { createRootRoute } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { json } from '#mocks/testing/mock-server.ts';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { scholarshipQuery } from '../scholarship-queries.ts';
import { Route as detailsRoute } from './details-page.tsx';
import { Route as introRoute } from './intro-page.tsx';

/** A page of `sch_1`, whose record the server has already sent. */
async function open(
  address: string,
  session: FakeSessionOptions = { status: 'signed-out' },
  answers: MockApiOptions['answers'] = {},
) {
  const queryClient = testQueryClient();
  const { api, calls } = createMockApi({ records: { scholarships: [aScholarship()] }, answers });
  await queryClient.prefetchQuery(scholarshipQuery(api, 'sch_1'));
  const root = createRootRoute();
  renderPages({
    routeTree: root.addChildren([
      pageAt(introRoute, '/scholarship/$id/', root),
      pageAt(detailsRoute, '/scholarship/details', root),
    ]),
    api,
    session: createFakeSession(session),
    queryClient,
    history: address,
  });
  return { queryClient, calls };
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('[SCH-13] shows no conditions, and no way to the form, before all conditions have come', async () => {
  const file = Promise.withResolvers<Response>();
  vi.spyOn(globalThis, 'fetch').mockReturnValue(file.promise);
  await open('/scholarship/sch_1');
  expect(await screen.findByText('Loading the scholarship')).toBeInTheDocument();
  const entry = { id: 'sch_1', eligibility: ['Captain of a team'], requirements: ['Admission Letter'] };
  file.resolve(Response.json([entry]));
  expect(await screen.findByText('Captain of a team')).toBeVisible();
  expect(screen.getByText('Admission Letter')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Proceed to Application' })).toBeVisible();
});

it.each(['/scholarship/sch_1', '/scholarship/details?id=sch_1'])(
  'does not take a person whose role could not be read for a student: %s',
  async (address) => {
    const person: FakeSessionOptions = { status: 'signed-in', user: { role: null } };
    const { queryClient, calls } = await open(address, person, { 'users.byId': json({}, 500) });
    await waitFor(() =>
      expect(
        queryClient.getQueryCache().findAll({ predicate: ({ state }) => state.error !== null }),
      ).toHaveLength(1),
    );
    await act(async () => {});
    expect(calls.filter(({ path }) => path.includes('/applications/'))).toEqual([]);
  },
);

it('[SCH-14] offers Edit, and no application, to the organization that publishes the scholarship', async () => {
  const { organizationId: id } = aScholarship();
  await open('/scholarship/sch_1', { status: 'signed-in', user: { id: id ?? '', role: 'ORGANIZATION' } });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', '/organization/dashboard/edit-scholarship/sch_1');
  expect(screen.queryByRole('link', { name: 'Proceed to Application' })).not.toBeInTheDocument();
});
