import { createRootRoute, createRoute } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
  await userEvent.click(await screen.findByRole('link', { name: 'Browse scholarships' }));
  await act(async () => session.signIn({ role: 'ORGANIZATION' }));
  await act(async () => list.resolve());
  expect(await screen.findByText('The list')).toBeVisible();
});
