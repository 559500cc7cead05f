import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageOf } from '#features/auth/index.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { SessionUnreachableError } from '#shared/ports/session.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Route } from './form-page.tsx';
import { record } from './student-form-test-kit.tsx';

const user = { id: record.userId, name: '', role: 'STUDENT' } as const;

beforeEach(() => localStorage.clear());

it('[OUT-09] [STU-02] saves the profile of an account without a name although the sign-in service does not answer', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api, calls } = createMockApi({ as: user.id, role: user.role, records: { students: [record] } });
  const session = createFakeSession({ status: 'signed-in', user });
  // As the session does when its time limit is over.
  const rename = vi.fn(() => Promise.reject(new SessionUnreachableError('No answer')));
  const root = createRootRouteWithContext<RouterContext>()({
    notFoundComponent: () => <p>Somewhere else</p>,
  });
  const guard = createRoute({ id: '_student', getParentRoute: () => root, ...pageOf('STUDENT') });
  renderPages({
    routeTree: root.addChildren([guard.addChildren([pageAt(Route, '/student/details', guard)])]),
    api,
    session: { ...session, rename },
    history: '/student/details',
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Asha Sharma');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText('Somewhere else')).toBeVisible();
  expect(rename).toHaveBeenCalledExactlyOnceWith('Asha Sharma', user.id);
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PUT')).toMatchObject([
      { body: { fullName: 'Asha Sharma' } },
    ]),
  );
  logged.mockRestore();
});
