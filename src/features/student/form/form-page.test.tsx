import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { studentErrors } from '#contract/errors/student.ts';
import { pageGuard } from '#features/auth/index.ts';
import { json } from '#mocks/testing/mock-server.ts';
import { aStudent } from '#mocks/testing/records.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { SessionUnreachableError } from '#shared/ports/session.ts';
import { pageAt, renderPages } from '#shared/router/page-test-kit.tsx';
import type { RouterContext } from '#shared/router/router-context.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { Route } from './form-page.tsx';

const user = { id: 'user_test', name: '', role: 'STUDENT' } as const;

function openDetails(api: RouterContext['api'], session: RouterContext['session']) {
  const root = createRootRouteWithContext<RouterContext>()();
  const guard = createRoute({ id: '_student', getParentRoute: () => root, ...pageGuard('STUDENT') });
  const profile = createRoute({
    path: '/student/profile',
    getParentRoute: () => guard,
    component: () => <p>The profile</p>,
  });
  renderPages({
    routeTree: root.addChildren([guard.addChildren([pageAt(Route, '/student/details', guard), profile])]),
    api,
    session,
    history: '/student/details',
  });
}

it('[OUT-09] [SAFE-04] when the sign-in service does not respond, the student details form explains the failure and keeps the student’s input', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { api, calls } = createMockApi({ as: user.id, role: user.role, records: { students: [aStudent()] } });
  const session = createFakeSession({ status: 'signed-in', user });
  // The real session rejects with this error when the sign-in service times out.
  const rename = vi.fn(() => Promise.reject(new SessionUnreachableError('No answer')));
  openDetails(api, { ...session, rename });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Asha Devi');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  expect(await screen.findByText(studentErrors['student-name-unsaved'])).toBeVisible();
  expect(name).toHaveValue('Asha Devi');
  expect(screen.getByRole('button', { name: 'Save profile' })).not.toHaveAttribute('aria-disabled');
  expect(rename).toHaveBeenCalledExactlyOnceWith('Asha Devi', user.id);
  expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  logged.mockRestore();
});

it('[SAFE-04] if the session has ended, the student details form offers a sign-in link that leads back to the form', async () => {
  const { api } = createMockApi({
    as: user.id,
    role: user.role,
    records: { students: [aStudent()] },
    answers: { 'students.update': json({ error: 'Please sign in.' }, 401) },
  });
  const named = { ...user, name: aStudent().fullName ?? '' };
  openDetails(api, createFakeSession({ status: 'signed-in', user: named }));
  await userEvent.type(await screen.findByRole('textbox', { name: /^About me/ }), 'I teach.');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  const link = await screen.findByRole('link', { name: 'Sign in again' });
  expect(link).toHaveAttribute('href', expect.stringContaining('redirect=%2Fstudent%2Fdetails'));
});

it('[STU-01] the student details form links to each of its sections', async () => {
  const { api } = createMockApi({ as: user.id, role: user.role, records: { students: [aStudent()] } });
  openDetails(api, createFakeSession({ status: 'signed-in', user }));
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole<HTMLAnchorElement>('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ hash, text }) => [hash, text])).toEqual(
    headings.map(({ id, textContent }) => [`#${id}`, textContent]),
  );
});
