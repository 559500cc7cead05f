import { describe, expect, it, vi } from 'vitest';
import type { SessionPort, SessionUser } from '../ports/session.ts';
import { createSessionStore, type SessionDriver } from './create-session-store.ts';
import { createFakeSession } from './fake-session.test-utils.ts';

const user: SessionUser = { id: 'user_1', name: 'Asha Sharma', email: 'asha@example.com', role: 'STUDENT' };
const publishableKey = `pk_test_${btoa('clerk.example.com$')}`;

/**
 * A session port to test, with functions that sign a user in, or report that no user is signed in.
 */
interface World {
  readonly port: SessionPort;
  signIn(user: SessionUser): void;
  settleSignedOut(): void;
}

const worlds: Record<string, () => World> = {
  'the fake': () => {
    const port = createFakeSession();
    return {
      port,
      signIn: (one) => port.signIn(one, 'sess_1'),
      settleSignedOut: () => port.settleSignedOut(),
    };
  },
  'the store': () => {
    const driver: SessionDriver = {
      getToken: async () => 'token',
      rename: async (name) => {
        const session = await store.settled();
        if (session.status === 'signed-in')
          store.accept({ ...session, user: { ...session.user, name } }, driver);
      },
      signOut: async () => store.accept({ status: 'signed-out' }, driver),
    };
    const store = createSessionStore({ publishableKey, loadHost: async () => () => null });
    return {
      port: store,
      signIn: (one) => store.accept({ status: 'signed-in', sessionId: 'sess_1', user: one }, driver),
      settleSignedOut: () => store.accept({ status: 'signed-out' }, driver),
    };
  },
};

describe.each(Object.entries(worlds))('session: %s', (_, create) => {
  it('a session is loading until the sign-in service reports a signed-in user', async () => {
    const { port, signIn } = create();
    expect(port.getSnapshot()).toEqual({ status: 'loading' });
    const settled = port.settled();
    signIn(user);
    expect(await settled).toEqual({ status: 'signed-in', sessionId: 'sess_1', user });
    expect(await port.settled()).toBe(port.getSnapshot());
  });

  it('a session is signed out once the sign-in service reports that no user is signed in', async () => {
    const { port, settleSignedOut } = create();
    const settled = port.settled();
    settleSignedOut();
    expect(await settled).toEqual({ status: 'signed-out' });
    expect(await port.getToken()).toBeNull();
    expect(port.getProblem()).toBeNull();
  });

  it('a session’s getToken resolves only after the sign-in service has responded', async () => {
    const { port, signIn } = create();
    const given = vi.fn();
    const token = port.getToken().then(given);
    await Promise.resolve();
    expect(given).not.toHaveBeenCalled();
    signIn(user);
    await token;
    expect(given).toHaveBeenCalledWith(expect.stringContaining('token'));
  });

  it('a session notifies listeners of changes until they unsubscribe', async () => {
    const { port, signIn } = create();
    const staying = vi.fn();
    const leaving = vi.fn();
    port.subscribe(staying);
    const stop = port.subscribe(leaving);
    signIn(user);
    stop();
    await port.signOut();
    expect(staying).toHaveBeenCalledTimes(2);
    expect(leaving).toHaveBeenCalledTimes(1);
  });

  it('a session’s snapshot stays the same object until the session changes', () => {
    const { port, signIn } = create();
    signIn(user);
    expect(port.getSnapshot()).toBe(port.getSnapshot());
  });

  it('[STU-02] [AUTH-07] a session renames only the user who is signed in', async () => {
    const { port, signIn, settleSignedOut } = create();
    signIn({ ...user, name: '' });
    await port.rename('Asha Devi', 'user_1');
    expect(port.getSnapshot()).toMatchObject({ user: { id: 'user_1', name: 'Asha Devi' } });
    signIn({ ...user, id: 'user_2', name: 'Dev Mehta' });
    await expect(port.rename('Asha Devi', 'user_1')).rejects.toThrow();
    expect(port.getSnapshot()).toMatchObject({ user: { id: 'user_2', name: 'Dev Mehta' } });
    settleSignedOut();
    await expect(port.rename('Asha Devi', 'user_1')).rejects.toThrow();
  });

  it('after sign-out, a session is reported as signed out and returns no token', async () => {
    const { port, signIn } = create();
    signIn(user);
    await port.signOut();
    expect(port.getSnapshot()).toEqual({ status: 'signed-out' });
    expect(await port.getToken()).toBeNull();
    await port.signOut();
  });
});
