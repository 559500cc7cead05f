import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/schemas/primitives.ts';
import { json } from '#mocks/testing/mock-server.ts';
import { aUser } from '#mocks/testing/records.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { type SessionPort, SessionUnreachableError } from '#shared/ports/session.ts';
import { createFakeSession } from '#shared/session/fake-session.test-utils.ts';
import { pageGuard, readAhead } from './page-guard.ts';

describe('guarded pages', () => {
  const { beforeLoad } = pageGuard('STUDENT');
  const location = { href: '/student/profile?tab=documents' };

  it('[ROUTE-03] a guarded page waits for the sign-in service, then opens for a signed-in user', async () => {
    const session = createFakeSession();
    const passed = vi.fn();
    const guard = beforeLoad({ context: { session }, location }).then(passed);
    await Promise.resolve();
    expect(passed).not.toHaveBeenCalled();
    session.signIn({ id: 'user_asha' });
    await guard;
    const guardedUser = expect.objectContaining({ id: 'user_asha' });
    expect(passed).toHaveBeenCalledWith({ guardedUser, guardedRole: 'STUDENT' });
  });

  it('[ROUTE-03] a guarded page sends a signed-out visitor to sign-in, with the page as the redirect target', async () => {
    const session = createFakeSession({ status: 'signed-out' });
    const thrown = await beforeLoad({ context: { session }, location }).catch((error: unknown) => error);
    if (!isRedirect(thrown)) throw new Error('no redirect');
    expect(thrown.options).toMatchObject({
      to: '/auth/login',
      search: { role: 'STUDENT', redirect: '/student/profile?tab=documents' },
      state: { role: 'STUDENT', redirectTo: '/student/profile?tab=documents' },
      replace: true,
    });
  });
});

describe('guarded pages without a connection', () => {
  const open = (session: SessionPort) =>
    pageGuard('STUDENT').beforeLoad({ context: { session }, location: { href: '/student/profile' } });
  const silent = () => createFakeSession({ status: 'signed-out', problem: { kind: 'script' } });

  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: false });
    return () => vi.unstubAllGlobals();
  });

  it('[ROUTE-03] offline, a guarded page throws a SessionUnreachableError instead of redirecting to sign-in', async () => {
    for (const session of [createFakeSession(), silent()]) {
      await expect(open(session)).rejects.toThrow(SessionUnreachableError);
    }
  });

  it('[ROUTE-03] offline, a guarded page redirects to sign-in if the visitor is known to be signed out', async () => {
    const thrown = await open(createFakeSession({ status: 'signed-out' })).catch((error: unknown) => error);
    expect(isRedirect(thrown)).toBe(true);
  });

  it('[ROUTE-03] online, a guarded page waits for the sign-in service and opens after sign-in', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const session = createFakeSession();
    const opened = open(session);
    session.signIn({ id: 'user_asha' });
    expect(await opened).toMatchObject({ guardedUser: { id: 'user_asha' } });
  });
});

describe('readAhead', () => {
  const open = async (role: Role | null, server: MockApiOptions) => {
    const { api } = createMockApi(server);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const guardedUser = { id: 'user_test', name: 'Asha', email: null, role };
    const read = vi.fn();
    const context = { api, queryClient, guardedUser, guardedRole: 'STUDENT' as const };
    await readAhead({ context, read });
    return read.mock.calls.length;
  };
  const record = (role: Role): MockApiOptions => ({ records: { users: [aUser({ role })] } });
  const unknown: MockApiOptions = {};
  const refused: MockApiOptions = { answers: { 'users.byId': json({}, 400) } };

  it.each([
    ['reads its data early if the sign-in service says that the user is a student', 'STUDENT', unknown, 1],
    [
      'does not read its data early if the sign-in service says that the user is an organization',
      'ORGANIZATION',
      unknown,
      0,
    ],
    ['reads its data early if the server says that the user is a student', null, record('STUDENT'), 1],
    [
      'does not read its data early if the server says that the user is an organization',
      null,
      record('ORGANIZATION'),
      0,
    ],
    ['reads its data early if the user has no role', null, unknown, 1],
    ['does not read its data early if the role cannot be read', null, refused, 0],
  ] as const)('[AUTH-05] a page for students %s', async (_, role, server, reads) => {
    expect(await open(role, server)).toBe(reads);
  });
});
