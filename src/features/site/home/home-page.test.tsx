import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { type Answers, broken } from '#mocks/testing/mock-server.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
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
      answers,
    }).api,
    session: createFakeSession({ status: 'signed-out' }),
    history: '/',
  });
  return router;
}

it('[HOME-01] shows the next deadline and a campaign, and finds scholarships', async () => {
  const router = openHome();
  const deadlines = await screen.findByRole('list', { name: 'Next deadlines' });
  expect(within(deadlines).getAllByRole('link')).toHaveLength(4);
  expect(await screen.findAllByRole('link', { name: /^View Campaign/ })).toHaveLength(2);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search scholarships' }), 'girls{Enter}');
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.search).toEqual({ q: 'girls' });
});

it('[HOME-01] leaves out what cannot be read', async () => {
  openHome({ 'scholarships.all': broken, 'fundraisers.all': broken });
  expect(await screen.findByRole('searchbox', { name: 'Search scholarships' })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Next deadlines' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
