import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Route as landingPage } from './landing-page.tsx';

/** Opens the sign-up dialog, signs in as a student, and signs out again. */
async function visit() {
  const session = createFakeSession({ status: 'signed-out' });
  const root = createRootRouteWithContext<RouterContext>()();
  const { api } = createMockApi({ as: 'asha' });
  const signIn = createRoute({ path: '/auth/login', getParentRoute: () => root });
  const { router } = renderPages({
    routeTree: root.addChildren([pageAt(landingPage, '/organization/', root), signIn]),
    api,
    session,
    history: '/organization/',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your Scholarship' }));
  const dialog = screen.getByRole('dialog', { name: 'Join as an organization' });
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  await act(async () => session.signIn({ role: 'STUDENT' }));
  expect(await screen.findByText('You’re signed in as a student.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Get Started Now' })).toBeVisible();
  await closed;
  await act(() => session.signOut());
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Join as an organization')).toBeNull();
  return router;
}

it('[ORG-01] after a student signs in and out on the organization landing page, the sign-up dialog stays closed, and the ‘Sign in’ link leads to the organization dashboard', async () => {
  const router = await visit();
  await userEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/auth/login'));
  expect(router.state.location.state).toMatchObject({
    role: 'ORGANIZATION',
    redirectTo: '/organization/dashboard',
  });
});
