import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { type Answers, broken } from '#mocks/testing/mock-server.ts';
import { aFundraiser, anOrganization, aScholarship } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { Route } from './home-page.tsx';

it('an organization that follows a link before its role is known is not redirected from home', async () => {
  const list = Promise.withResolvers<void>();
  const session = createFakeSession();
  const root = createRootRoute({ notFoundComponent: () => <p>The dashboard</p> });
  renderPages({
    routeTree: root.addChildren([
      pageAt(Route, '/', root),
      createRoute({
        getParentRoute: () => root,
        path: '/scholarship',
        loader: () => list.promise,
        component: () => <p>The list</p>,
      }),
    ]),
    api: createMockApi({}).api,
    session,
    history: '/',
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Find a scholarship' }));
  await act(async () => session.signIn({ role: 'ORGANIZATION' }));
  await act(async () => list.resolve());
  expect(await screen.findByText('The list')).toBeVisible();
});

// Nothing else of the mock's ends sooner.
const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
// The browser is idle after two seconds at the latest.
const untilIdle = { timeout: 5000 };
// Its code is loaded behind the first paint.
beforeAll(() => import('./news-page.tsx'));

function openHome(answers: Answers = {}) {
  const root = createRootRoute();
  const { router } = renderPages({
    routeTree: root.addChildren([
      pageAt(Route, '/', root),
      createRoute({ getParentRoute: () => root, path: '/scholarship', component: () => <p>The list</p> }),
    ]),
    api: createMockApi({
      records: {
        scholarships: [aScholarship({ expiredAt: inAnHour })],
        fundraisers: [aFundraiser({ deadline: inAnHour })],
        organizations: [anOrganization()],
      },
      answers,
    }).api,
    session: createFakeSession({ status: 'signed-out' }),
    history: '/',
  });
  return router;
}

it('[HOME-01] shows the next deadline and a campaign, and finds scholarships', async () => {
  const router = openHome();
  expect(await screen.findByRole('link', { name: aScholarship().title }, untilIdle)).toBeVisible();
  expect(await screen.findByRole('heading', { name: aFundraiser().title })).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scholarships' }), 'girls{Enter}');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.search).toEqual({ q: 'girls' });
});

it('[HOME-01] leaves out what cannot be read', async () => {
  openHome({ 'scholarships.all': broken, 'fundraisers.all': broken });
  expect(await screen.findByRole('searchbox', { name: 'Search scholarships' }, untilIdle)).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Next deadlines' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
