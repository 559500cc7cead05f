import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/schemas/primitives.ts';
import { json } from '#mocks/testing/mock-server.ts';
import { aUser } from '#mocks/testing/records.ts';
import { createMockApi, type MockApiOptions } from '#shared/api/mock-api.test-utils.ts';
import { createFakeSession } from '#shared/session/fake-session.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { forgetStoredTarget, readStoredTarget, storeTarget } from '../sign-in/target-store.ts';
import { readAheadFor } from './page-of.ts';
import { requireSession } from './require-session.ts';

describe('requireSession', () => {
  const location = { href: '/student/profile?tab=documents' };

  it('[ROUTE-03] waits until the service has answered, and lets a signed-in person pass', async () => {
    const session = createFakeSession();
    const passed = vi.fn();
    const guard = requireSession({ context: { session }, location }).then(passed);
    await Promise.resolve();
    expect(passed).not.toHaveBeenCalled();
    session.signIn();
    await guard;
    expect(passed).toHaveBeenCalledWith(expect.objectContaining({ status: 'signed-in' }));
  });

  it('[ROUTE-03] sends a signed-out visitor to sign-in, with the way back', async () => {
    const session = createFakeSession({ status: 'signed-out' });
    const thrown = await requireSession({ context: { session }, location, role: 'STUDENT' }).catch(
      (error: unknown) => error,
    );
    if (!isRedirect(thrown)) throw new Error('no redirect');
    expect(thrown.options).toMatchObject({
      to: '/auth/login',
      search: { role: 'STUDENT', redirect: '/student/profile?tab=documents' },
    });
  });
});

describe('readAheadFor', () => {
  const open = async (role: Role | null, server: MockApiOptions) => {
    const { api } = createMockApi(server);
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const guardedUser = { id: 'user_test', name: 'Asha', email: null, role };
    const read = vi.fn();
    await readAheadFor('STUDENT', { context: { api, queryClient, guardedUser }, read });
    return read.mock.calls.length;
  };
  const record = (role: Role): MockApiOptions => ({ records: { users: [aUser({ role })] } });
  const unknown: MockApiOptions = {};
  const refused: MockApiOptions = { answers: { 'users.byId': json({}, 400) } };

  it.each([
    ['reads where the sign-in service knows a student', 'STUDENT', unknown, 1],
    ['does not where it knows an organization', 'ORGANIZATION', unknown, 0],
    ['reads where the server knows a student', null, record('STUDENT'), 1],
    ['does not where the server knows an organization', null, record('ORGANIZATION'), 0],
    ['reads where nobody knows the role', null, unknown, 1],
    ['does not where the role cannot be read', null, refused, 0],
  ] as const)('[AUTH-05] for a student’s page, %s', async (_, role, server, reads) => {
    expect(await open(role, server)).toBe(reads);
  });
});

describe('the stored target', () => {
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', memoryArea());
    return () => vi.unstubAllGlobals();
  });

  it('[AUTH-03] is kept until the person has been sent there', () => {
    storeTarget('/crowdfunding/1');
    expect(readStoredTarget()).toBe('/crowdfunding/1');
    forgetStoredTarget();
    expect(readStoredTarget()).toBeNull();
  });

  it('is not followed half an hour later', () => {
    storeTarget('/crowdfunding/1', 0);
    expect(readStoredTarget(30 * 60_000)).toBeNull();
  });

  it('[AUTH-04] is checked again', () => {
    storeTarget('//evil.example');
    expect(readStoredTarget()).toBeNull();
  });
});
