import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Role } from '#contract/schemas/primitives.ts';
import { pageGuard, useKnownRole } from '#features/auth/index.ts';
import { inTurn, json } from '#mocks/testing/mock-server.ts';
import { aUser } from '#mocks/testing/records.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { SessionProvider } from '#shared/session/session-context.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import { PageAccess } from './page-access.tsx';

const readFailed = 'We couldn’t load your account type.';

/** Opens a site with a page for each role. By default, the sign-in service reports no role. */
function open(
  path: '/student' | '/organization' | '/giving',
  server: MockApiOptions,
  role: Role | null = null,
) {
  const session = createFakeSession({ status: 'signed-in', user: { role } });
  const { api } = createMockApi(server);
  const root = createRootRoute({ component: () => <Frame api={api} /> });
  const place = (at: string, guard: ReturnType<typeof pageGuard>, text: string) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      staticData: guard.staticData,
      component: () => <p>{text}</p>,
    });
  const router = createRouter({
    routeTree: root.addChildren([
      place('/student', pageGuard('STUDENT'), 'The student’s form'),
      place('/organization', pageGuard('ORGANIZATION'), 'The organization’s dashboard'),
      place('/giving', pageGuard('DONOR', { isOpenToOthers: true }), 'What was given'),
    ]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  render(
    <AppTheme>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionProvider session={session}>
          <RouterProvider router={router as never} />
        </SessionProvider>
      </QueryClientProvider>
    </AppTheme>,
  );
  return { session };
}

function Frame({ api }: { readonly api: ApiClient }) {
  const person = useKnownRole(api);
  return (
    <PageAccess person={person}>
      <Outlet />
    </PageAccess>
  );
}

const record = (role: Role): MockApiOptions => ({ records: { users: [aUser({ role })] } });
const adminRecord = { answers: { 'users.byId': json({ id: 'user_test', role: 'ADMIN' }) } };
/**
 * Mocks a server that refuses the first read of an organization's record, and then returns the
 * record.
 */
const healing = (): MockApiOptions => ({
  answers: {
    'users.byId': inTurn(json({}, 400), json({ id: 'user_test', role: 'ORGANIZATION' })),
  },
});

it('[AUTH-05] a page for students tells an organization that the page is for students, and links to the dashboard', async () => {
  open('/student', record('ORGANIZATION'));
  expect(await screen.findByText('This page is for students.')).toBeVisible();
  expect(screen.getByText(/^You’re signed in as an organization/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
    'href',
    '/organization/dashboard',
  );
  expect(screen.queryByText('The student’s form')).not.toBeInTheDocument();
});

it.each([
  ['STUDENT', record('STUDENT'), 'You’re signed in as a student.', '/student/profile'],
  ['DONOR', record('DONOR'), 'You’re signed in as a donor.', '/donor/profile'],
  ['ADMIN', adminRecord, 'You’re signed in with another role.', '/home'],
])(
  '[AUTH-05] a page for organizations tells a user with the role %s that the page is for organizations, and links to another page',
  async (_, server, text, href) => {
    open('/organization', server);
    expect(await screen.findByText('This page is for organizations.')).toBeVisible();
    expect(screen.getByText(new RegExp(`^${text}`))).toBeVisible();
    expect(screen.getByRole('link', { name: /^Go to/ })).toHaveAttribute('href', href);
  },
);

it('[AUTH-05] a role chosen on this device does not override the role on the server', async () => {
  localStorage.setItem('userRole', 'ORGANIZATION');
  open('/organization', record('STUDENT'));
  expect(await screen.findByText('This page is for organizations.')).toBeVisible();
  expect(screen.getByText(/^You’re signed in as a student/)).toBeVisible();
});

it('a page for organizations opens if the sign-in service reports the role ORGANIZATION, even if the server reports STUDENT', async () => {
  open('/organization', record('STUDENT'), 'ORGANIZATION');
  expect(await screen.findByText('The organization’s dashboard')).toBeVisible();
});

it('a page for students opens for a user without a server record', async () => {
  open('/student', {});
  expect(await screen.findByText('The student’s form')).toBeVisible();
});

it('a student can open a page for donors if the page is open to other roles', async () => {
  open('/giving', record('STUDENT'));
  expect(await screen.findByText('What was given')).toBeVisible();
});

it('[AUTH-05] a page for organizations shows an error if the role fails to load, and opens after a successful retry', async () => {
  open('/organization', healing());
  expect(await screen.findByText(readFailed)).toBeVisible();
  expect(screen.queryByText('This page is for organizations.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('The organization’s dashboard')).toBeVisible();
});

it('if the role fails to load, the ‘Try Again’ button says that it is trying again, and keeps the focus', async () => {
  const answer = Promise.withResolvers<Response>();
  open('/organization', { answers: { 'users.byId': inTurn(json({}, 400), () => answer.promise) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('button', { name: 'Trying Again…' })).toHaveFocus();
  expect(screen.getByText(readFailed)).toBeVisible();
  answer.resolve(Response.json({}, { status: 400 }));
  expect(await screen.findByRole('button', { name: 'Try Again' })).toHaveFocus();
});

it('[AUTH-05] a page for organizations retries loading the role when the user returns to the window', async () => {
  open('/organization', healing());
  expect(await screen.findByText(readFailed)).toBeVisible();
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(await screen.findByText('The organization’s dashboard')).toBeVisible();
});
