import { createRootRoute } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { type Answer, asUsual, json } from '#mocks/testing/mock-server.ts';
import { anOrganization, aScholarship } from '#mocks/testing/records.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages, testQueryClient } from '#shared/router/page-test-kit.tsx';
import { createFakeSession, type FakeSessionOptions } from '#shared/session/fake-session.test-utils.ts';
import { scholarshipQuery } from '../scholarship-queries.ts';
import { Route as detailsRoute } from './details-page.tsx';
import { Route as introRoute } from './intro-page.tsx';

/** Opens a page of the scholarship `sch_1`, which is already in the cache. */
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

it('[SCH-13] the scholarship page shows the conditions and the application link only after all conditions have loaded', async () => {
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

it('[SCH-12] on the page of a scholarship that failed to load, ‘Try Again’ loads the scholarship', async () => {
  let answer: Answer = json({}, 403);
  const signedOut: FakeSessionOptions = { status: 'signed-out' };
  await open('/scholarship/details?id=sch_1', signedOut, { 'scholarships.byId': (asked) => answer(asked) });
  const text = 'Failed to load scholarship details. Please try again later.';
  expect(await screen.findByText(text)).toBeVisible();
  answer = asUsual;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: 'Proceed to Application' })).toBeVisible();
  expect(screen.queryByText(text)).not.toBeInTheDocument();
});

it.each(['/scholarship/sch_1', '/scholarship/details?id=sch_1'])(
  'the page %s requests no applications for a user whose role fails to load',
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

it('[SCH-14] on the page of its own scholarship, an organization sees an ‘Edit’ link but no link to apply', async () => {
  const { organizationId: id } = aScholarship();
  await open('/scholarship/sch_1', { status: 'signed-in', user: { id: id ?? '', role: 'ORGANIZATION' } });
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', '/organization/dashboard/edit-scholarship/sch_1');
  expect(screen.queryByRole('link', { name: 'Proceed to Application' })).not.toBeInTheDocument();
});

it.each([
  ['Verified organization', true],
  ['Not verified yet', false],
])(
  '[SCH-10] for a signed-in user, the scholarship page shows ‘%s’ beside the funder',
  async (words, verified) => {
    const { organizationId: userId } = aScholarship();
    await open(
      '/scholarship/sch_1',
      { status: 'signed-in' },
      {
        'organizations.byUser': json(anOrganization({ userId, verified })),
      },
    );
    // Hidden text reserves the space while the status loads, so wait until the text is visible.
    await waitFor(() => expect(screen.getByText(words)).toBeVisible());
    expect(screen.getByText(/^Funded by/).parentElement).toHaveTextContent(words);
  },
);

it('[SCH-10] the scholarship page shows no verification status if the organization cannot be loaded', async () => {
  const refused = vi.fn(json({ error: 'Not for you.' }, 403));
  await open('/scholarship/sch_1', { status: 'signed-in' }, { 'organizations.byUser': refused });
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await waitFor(() => expect(screen.queryByText('Verified organization')).toBeNull());
  expect(screen.queryByText('Not verified yet')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('[SCH-10] the scholarship page does not request the organization for a signed-out visitor', async () => {
  const { calls } = await open('/scholarship/sch_1');
  expect(await screen.findByText(/^Funded by/)).toBeVisible();
  expect(calls.filter(({ path }) => path.includes('/organizations/'))).toEqual([]);
});

it.each(['/scholarship/sch_1', '/scholarship/details?id=sch_1'])(
  '[SCH-11] on %s, ‘Proceed to Application’ leads a signed-out visitor to sign-in, and then to the application checklist',
  async (address) => {
    await open(address);
    const proceed = await screen.findByRole('link', { name: 'Proceed to Application' });
    const { pathname, searchParams } = new URL(proceed.getAttribute('href') ?? '', window.location.origin);
    expect(pathname).toBe('/auth/login');
    expect(searchParams.get('redirect')).toBe('/scholarship/sch_1/apply');
  },
);
