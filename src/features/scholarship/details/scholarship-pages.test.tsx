import { createRootRoute } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { Route as introRoute } from '../intro/intro-page.tsx';
import { scholarshipQuery } from '../scholarship-queries.ts';
import { Route as detailsRoute } from './details-page.tsx';

/** A page of `sch_1`, whose record the server has already sent. */
async function open(address: string) {
  const queryClient = testQueryClient();
  const { api } = createMockApi({ records: { scholarships: [aScholarship()] } });
  await queryClient.prefetchQuery(scholarshipQuery(api, 'sch_1'));
  const root = createRootRoute();
  renderPages({
    routeTree: root.addChildren([
      pageAt(introRoute, '/scholarship/$id/', root),
      pageAt(detailsRoute, '/scholarship/details', root),
    ]),
    api,
    session: createFakeSession({ status: 'signed-out' }),
    queryClient,
    history: address,
  });
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
