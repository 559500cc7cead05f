import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Route } from './landing-page.tsx';

/** Opens the landing page before the session has loaded. */
function openPage() {
  const session = createFakeSession();
  const root = createRootRoute({ notFoundComponent: () => <p>The list</p> });
  const { router } = renderPages({
    routeTree: root.addChildren([
      pageAt(Route, '/student', root),
      createRoute({
        getParentRoute: () => root,
        path: '/about',
        loader: () => about.promise,
        component: () => <p>About us</p>,
      }),
    ]),
    api: createMockApi({}).api,
    session,
    history: '/student',
  });
  const about = Promise.withResolvers<void>();
  return { router, session, about };
}

it('[HOME-06] the student landing page redirects a signed-in student to the scholarship list', async () => {
  const { router, session } = openPage();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  await act(async () => session.signIn());
  expect(await screen.findByText('The list')).toBeVisible();
  expect(router.state.location.pathname).toBe('/scholarship');
});

it('the student landing page does not redirect a student who follows a link before the session has loaded', async () => {
  const { router, session, about } = openPage();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  act(() => void router.navigate({ to: '/about' } as never));
  await act(async () => session.signIn());
  await act(async () => about.resolve());
  expect(await screen.findByText('About us')).toBeVisible();
});
