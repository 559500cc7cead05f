import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SessionUnreachableError } from '../ports/session.ts';
import { createSessionStore, type SessionDriver, type SessionStore } from './create-session-store.ts';
import { isPublishableKey } from './publishable-key.ts';

const publishableKey = `pk_test_${btoa('clerk.example.com$')}`;
const driver: SessionDriver = {
  getToken: async () => 'token',
  rename: async () => {},
  signOut: async () => {},
};
const Host = () => null;
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('loading the sign-in service', () => {
  it('the sign-in service loads on demand, and only once', async () => {
    const loadHost = vi.fn(async () => Host);
    const store = createSessionStore({ publishableKey, loadHost });
    expect(loadHost).not.toHaveBeenCalled();
    store.start();
    void store.settled();
    void store.getToken();
    expect(loadHost).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(store.host.getState()).toEqual({ Host }));
    expect(store.getSnapshot().status).toBe('loading');
  });

  it.each([
    '',
    'undefined',
    'pk_test_',
    'sk_test_Y2xlcms',
    `pk_test_${btoa('nodot$')}`,
    `pk_test_${btoa('a.b')}`,
  ])(
    '[AUTH-06] with the invalid publishable key %j, the session counts as signed out, and its problem names the environment variable',
    async (key) => {
      const loadHost = vi.fn(async () => Host);
      const store = createSessionStore({ publishableKey: key, loadHost });
      expect(await store.settled()).toEqual({ status: 'signed-out' });
      expect(loadHost).not.toHaveBeenCalled();
      expect(store.getProblem()).toEqual({
        kind: 'configuration',
        variable: 'VITE_CLERK_PUBLISHABLE_KEY',
      });
      expect(logged).toHaveBeenCalledWith(expect.stringContaining('VITE_CLERK_PUBLISHABLE_KEY'));
    },
  );

  it('[AUTH-06] if the sign-in service’s script fails to load, the session counts as signed out, and the error is logged', async () => {
    const cause = new Error('Failed to fetch');
    const store = createSessionStore({ publishableKey, loadHost: () => Promise.reject(cause) });
    expect(await store.settled()).toEqual({ status: 'signed-out' });
    expect(store.getProblem()).toEqual({ kind: 'script' });
    expect(logged).toHaveBeenCalledWith(expect.any(String), cause);
    expect(await store.getToken()).toBeNull();
  });

  it('[AUTH-06] the session stops waiting for the sign-in service after 20 seconds, and recovers if the service loads later', async () => {
    vi.useFakeTimers();
    const store = createSessionStore({ publishableKey, loadHost: async () => Host });
    const settled = store.settled();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await settled).toEqual({ status: 'signed-out' });
    expect(store.getProblem()).toEqual({ kind: 'script' });
    store.accept({ status: 'signed-out' }, driver);
    expect(store.getProblem()).toBeNull();
  });
});

describe('a loaded session', () => {
  const user = { id: 'user_1', name: 'Asha', email: null, role: null };

  it('a session stays the same object if the sign-in service reports no change', () => {
    const store = createSessionStore({ publishableKey, loadHost: async () => Host });
    const heard = vi.fn();
    store.subscribe(heard);
    store.accept({ status: 'signed-in', sessionId: 'sess_1', user }, driver);
    const before = store.getSnapshot();
    store.accept({ status: 'signed-in', sessionId: 'sess_1', user: { ...user } }, driver);
    expect(store.getSnapshot()).toBe(before);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['getToken', (store: SessionStore) => store.getToken()],
    ['rename', (store: SessionStore) => store.rename('Asha Devi', 'user_1')],
    ['signOut', (store: SessionStore) => store.signOut()],
  ] as const)(
    '[OUT-09] %s fails after 10 seconds if the sign-in service does not respond',
    async (_, ask) => {
      vi.useFakeTimers();
      const silence = () => new Promise<never>(() => {});
      const store = createSessionStore({ publishableKey, loadHost: async () => Host });
      const hanging = { getToken: silence, rename: silence, signOut: silence };
      store.accept({ status: 'signed-in', sessionId: 'sess_1', user }, hanging);
      const ended = vi.fn();
      const failed = expect(ask(store).finally(ended)).rejects.toBeInstanceOf(SessionUnreachableError);
      await vi.advanceTimersByTimeAsync(9999);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      expect(store.getSnapshot().status).toBe('signed-in');
    },
  );

  it('[OUT-08] renewing the session token fails after one second while offline', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('navigator', { onLine: false });
    const store = createSessionStore({ publishableKey, loadHost: async () => Host });
    const renewing = { ...driver, getToken: () => new Promise<never>(() => {}) };
    store.accept({ status: 'signed-in', sessionId: 'sess_1', user }, renewing);
    const failed = expect(store.getToken()).rejects.toBeInstanceOf(SessionUnreachableError);
    await vi.advanceTimersByTimeAsync(1000);
    await failed;
  });

  it('a script failure after sign-in does not end the session', () => {
    const store = createSessionStore({ publishableKey, loadHost: async () => Host });
    store.accept({ status: 'signed-in', sessionId: 'sess_1', user }, driver);
    store.fail({ kind: 'script' });
    expect(store.getSnapshot().status).toBe('signed-in');
  });
});

describe('a publishable key', () => {
  it.each([
    [publishableKey, true],
    [`pk_live_${btoa('clerk.eduempower.example$').replace(/=+$/, '')}`, true],
    ['pk_test_####', false],
    [`pk_test_${btoa('clerk.example.com$$')}`, false],
  ])('isPublishableKey(‘%s’) returns %s', (key, expected) => expect(isPublishableKey(key)).toBe(expected));
});
