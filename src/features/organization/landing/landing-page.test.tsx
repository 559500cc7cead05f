import { createRootRouteWithContext } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { Route as landingPage } from './landing-page.tsx';

it('opens no form by itself when the session of another role that signed in here ends', async () => {
  const session = createFakeSession({ status: 'signed-out' });
  const root = createRootRouteWithContext<RouterContext>()();
  const { api } = createMockApi({ as: 'asha' });
  renderPages({
    routeTree: root.addChildren([pageAt(landingPage, '/organization/', root)]),
    api,
    session,
    history: '/organization/',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Create Your Scholarship' }));
  const dialog = screen.getByRole('dialog', { name: 'Join as an organization' });
  const closed = new Promise((resolve) => dialog.addEventListener('close', resolve));
  await act(async () => session.signIn({ role: 'STUDENT' }));
  expect(await screen.findByText('You are signed in as a student.')).toBeVisible();
  await closed;
  await act(() => session.signOut());
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();
  expect(screen.queryByText('Join as an organization')).toBeNull();
});
