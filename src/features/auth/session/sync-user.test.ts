import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Role } from '#contract/schemas/primitives.ts';
import { type Answers, broken, json } from '#mocks/testing/mock-server.ts';
import { aUser } from '#mocks/testing/records.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { watchLeaving } from '#shared/router/leaving.ts';
import { createFakeSession, type FakeSession } from '#shared/session/fake-session.test-utils.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { nameQuestion } from './ask-name.ts';
import { registerFirst } from './register-first.ts';
import { ensureRegistered, type SyncInput, syncUser } from './sync-user.ts';

const user = { id: 'user_1', name: 'Asha Sharma', email: null, role: null };

interface ServerOptions {
  /** The role in the server's initial record. */
  readonly role?: Role;
  readonly answers?: Answers;
}

/** Creates a mock server with at most one user record. */
function createServer({ role, answers = {} }: ServerOptions = {}) {
  const { api, calls } = createMockApi({
    as: user.id,
    role: null,
    answers,
    records: { users: role ? [aUser({ id: user.id, role })] : [] },
  });
  return { api, posts: () => calls.filter(({ method }) => method === 'POST') };
}

function input(api: ApiClient, change: Partial<SyncInput> = {}): SyncInput {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { api, queryClient, sessionId: 'sess_1', user, pathname: '/student', ...change };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryArea());
  vi.stubGlobal('sessionStorage', memoryArea());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('syncUser', () => {
  it('[WIRE-02] syncUser registers an account that has no name yet, and sends the name once it is known', async () => {
    const { api, posts } = createServer();
    const nameless = { ...user, name: '', email: 'asha@students.example' };
    await syncUser(input(api, { user: nameless }));
    await syncUser(input(api, { user: nameless }));
    await syncUser(input(api, { user: { ...nameless, name: 'Asha Sharma' } }));
    await syncUser(input(api, { user: { ...nameless, name: 'Asha Sharma' } }));
    expect(posts().map(({ body }) => body)).toMatchObject([
      { name: '', email: 'asha@students.example' },
      { name: 'Asha Sharma' },
    ]);
  });

  it('[WIRE-02] [SHELL-09] syncUser sends the user’s id, name and email, and the role that the landing page is for', async () => {
    const { api, posts } = createServer();
    await syncUser(input(api, { pathname: '/donation' }));
    expect(posts()).toEqual([
      {
        method: 'POST',
        path: '/api/users/registerorupdate',
        body: { userId: 'user_1', name: 'Asha Sharma', email: null, role: 'DONOR' },
      },
    ]);
  });

  it('[SHELL-09] syncUser registers a user once per sign-in, even if several tabs call syncUser', async () => {
    const { api, posts } = createServer();
    await Promise.all([syncUser(input(api)), syncUser(input(api)), syncUser(input(api))]);
    vi.stubGlobal('sessionStorage', memoryArea());
    await syncUser(input(createServer().api));
    expect(posts()).toHaveLength(1);
    await syncUser(input(api, { sessionId: 'sess_2' }));
    expect(posts()).toHaveLength(2);
  });

  it('[SHELL-09] syncUser registers a user under their existing role', async () => {
    const onServer = createServer({ role: 'ORGANIZATION' });
    await syncUser(input(onServer.api, { pathname: '/donation' }));
    expect(onServer.posts()[0]?.body).toMatchObject({ role: 'ORGANIZATION' });
    const inMetadata = createServer();
    await syncUser(input(inMetadata.api, { sessionId: 'sess_2', user: { ...user, role: 'ORGANIZATION' } }));
    expect(inMetadata.posts()[0]?.body).toMatchObject({ role: 'ORGANIZATION' });
  });

  it('[AUTH-05] syncUser sends the chosen role to the server', async () => {
    localStorage.setItem('userRole', 'DONOR');
    const { api, posts } = createServer();
    await syncUser(input(api, { pathname: '/scholarship' }));
    expect(posts()[0]?.body).toMatchObject({ role: 'DONOR' });
  });

  it('[SHELL-09] syncUser prefers the role of the landing page to an older choice on the device', async () => {
    localStorage.setItem('userRole', 'STUDENT');
    const { api, posts } = createServer();
    await syncUser(input(api, { pathname: '/donation' }));
    expect(posts()[0]?.body).toMatchObject({ role: 'DONOR' });
  });

  it('[AUTH-05] syncUser registers a user without a role as a student if the page implies no role', async () => {
    const { api, posts } = createServer();
    await syncUser(input(api, { pathname: '/home' }));
    expect(posts()[0]?.body).toMatchObject({ role: 'STUDENT' });
  });

  it('[SHELL-09] syncUser returns the registered role only if it is new and the user did not choose it', async () => {
    expect(await syncUser(input(createServer().api, { pathname: '/donation' }))).toBe('DONOR');
    localStorage.setItem('userRole', 'ORGANIZATION');
    const chosen = input(createServer().api, { sessionId: 'sess_2', pathname: '/organization' });
    expect(await syncUser(chosen)).toBeNull();
    const known = createServer({ role: 'DONOR' });
    expect(await syncUser(input(known.api, { sessionId: 'sess_3' }))).toBeNull();
  });

  it('[SHELL-09] syncUser registers a user again if the server has lost the record', async () => {
    const { api, posts } = createServer({ answers: { 'users.byId': json({}, 404) } });
    await syncUser(input(api));
    await syncUser(input(api));
    expect(posts()).toHaveLength(2);
  });

  it('[SHELL-09] syncUser only logs a failed registration, and the next call tries again', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, posts } = createServer({ answers: { 'users.registerOrUpdate': json({}, 500) } });
    await syncUser(input(api));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(posts()).toHaveLength(1);
    await syncUser(input(api));
    expect(posts()).toHaveLength(2);
  });

  it('syncUser does not log a registration that fails because the user leaves the page', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const stop = watchLeaving();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = createServer({ answers: { 'users.registerOrUpdate': broken } });
    page.dispatchEvent(new Event('beforeunload'));
    await syncUser(input(api));
    stop();
    expect(logged).not.toHaveBeenCalled();
  });

  it('syncUser does not register a user whose existing role cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, posts } = createServer({ answers: { 'users.byId': json({}, 400) } });
    await syncUser(input(api));
    expect(posts()).toEqual([]);
  });
});

describe('registering before the first write', () => {
  const signedIn = { status: 'signed-in', user } as const;
  const session = createFakeSession(signedIn);
  let queryClient: QueryClient;
  beforeEach(() => {
    queryClient = new QueryClient();
  });

  it.each([
    ['students.create', 'STUDENT'],
    ['applications.create', 'STUDENT'],
    ['organizations.create', 'ORGANIZATION'],
    ['scholarships.create', 'ORGANIZATION'],
    ['transactions.createOrder', 'DONOR'],
  ] as const)(
    '[AUTH-05] before %s, registerFirst registers an unknown user as %s',
    async (operation, role) => {
      const { api, posts } = createServer();
      await registerFirst({ api, queryClient, session }, operation, user.id);
      await registerFirst({ api, queryClient, session }, operation, user.id);
      expect(posts().map(({ body }) => body)).toMatchObject([{ userId: 'user_1', role }]);
    },
  );

  it('[AUTH-07] registerFirst does not register a user who is no longer signed in', async () => {
    const { api, posts } = createServer();
    await registerFirst({ api, queryClient, session }, 'students.create', 'user_2');
    expect(posts()).toEqual([]);
  });

  it('[SHELL-09] registerFirst reports the write as not sent if the user’s role cannot be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api } = createServer({ answers: { 'users.byId': json({}, 400) } });
    await expect(
      registerFirst({ api, queryClient, session }, 'students.create', user.id),
    ).rejects.toMatchObject({
      operation: 'students.create',
      failure: { kind: 'not-sent', lacks: null },
    });
  });

  it.each([401, 429, 503])(
    '[SHELL-09] if the registration is refused with status %i, registerFirst rejects the write with the same status',
    async (status) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const { api } = createServer({ answers: { 'users.registerOrUpdate': json({}, status) } });
      await expect(
        registerFirst({ api, queryClient, session }, 'students.create', user.id),
      ).rejects.toMatchObject({
        failure: { kind: 'http', status },
      });
    },
  );

  it('[SHELL-09] registerFirst lets an already registered user’s write proceed even if reading or updating their record fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const refusing = createServer({ role: 'STUDENT', answers: { 'users.registerOrUpdate': json({}, 500) } });
    await registerFirst({ api: refusing.api, queryClient, session }, 'students.create', user.id);
    const { api } = createServer();
    await registerFirst({ api, queryClient: new QueryClient(), session }, 'students.create', user.id);
    const unread = createServer({ answers: { 'users.byId': json({}, 400) } });
    const later = registerFirst(
      { api: unread.api, queryClient: new QueryClient(), session },
      'students.create',
      user.id,
    );
    await expect(later).resolves.toBeUndefined();
  });

  it('registerFirst waits for a running registration instead of starting a second registration', async () => {
    const { api, posts } = createServer({ answers: { 'users.registerOrUpdate': json({}, 500) } });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const underWay = syncUser(input(api, { pathname: '/home' }));
    const write = registerFirst({ api, queryClient, session }, 'students.create', user.id);
    await expect(write).rejects.toMatchObject({ failure: { kind: 'not-sent' } });
    await underWay;
    expect(posts()).toHaveLength(1);
  });

  it('[AUTH-05] ensureRegistered returns the error if registering a donor fails, and the next call registers the donor', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const register = (api: ApiClient) =>
      ensureRegistered({ api, queryClient, session, pathname: '/donor/profile' });
    const failing = createServer({ answers: { 'users.registerOrUpdate': json({}, 500) } });
    expect(await register(failing.api)).toMatchObject({ failure: { kind: 'http', status: 500 } });
    const { api, posts } = createServer();
    expect(await register(api)).toBeNull();
    expect(posts()[0]?.body).toMatchObject({ userId: 'user_1', role: 'DONOR' });
  });
});

describe('an account without a name', () => {
  const nameless = { ...user, name: '', email: 'asha@students.example' };
  let session: FakeSession;
  let queryClient: QueryClient;
  const question = () => nameQuestion.getState().question;
  beforeEach(() => {
    session = createFakeSession({ status: 'signed-in', user: nameless });
    queryClient = new QueryClient();
    return () => question()?.close();
  });

  it.each([
    'students.create',
    'applications.create',
    'organizations.create',
    'scholarships.create',
    'fundraisers.create',
    'transactions.createOrder',
  ] as const)(
    '[SHELL-09] [PAY-04] before %s, registerFirst asks for a missing name and registers the user with that name',
    async (operation) => {
      const { api, posts } = createServer();
      const write = registerFirst({ api, queryClient, session }, operation, user.id);
      await vi.waitFor(() => expect(question()).not.toBeNull());
      expect(posts()).toEqual([]);
      await question()?.save('Asha Devi');
      await write;
      expect(posts().map(({ body }) => body)).toMatchObject([{ name: 'Asha Devi' }]);
      expect(question()).toBeNull();
    },
  );

  it('[SHELL-09] registerFirst asks for a missing name only once, however many writes are waiting', async () => {
    const { api, posts } = createServer();
    const writes = ['applications.create', 'students.create'] as const;
    const waiting = writes.map((operation) =>
      registerFirst({ api, queryClient, session }, operation, user.id),
    );
    await vi.waitFor(() => expect(question()).not.toBeNull());
    await question()?.save('Asha Devi');
    await Promise.all(waiting);
    expect(posts()).toHaveLength(1);
  });

  it('[SHELL-09] if the user enters no name, registerFirst reports that the write was not sent and that the name is missing', async () => {
    const { api, posts } = createServer();
    const write = registerFirst({ api, queryClient, session }, 'applications.create', user.id);
    const refused = expect(write).rejects.toMatchObject({ failure: { kind: 'not-sent', lacks: 'name' } });
    await vi.waitFor(() => expect(question()).not.toBeNull());
    question()?.close();
    await refused;
    expect(posts()).toEqual([]);
  });

  it('[SHELL-09] the name question stays open if the name cannot be saved', async () => {
    vi.spyOn(session, 'rename').mockRejectedValueOnce(new Error('HTTP 500'));
    const { api } = createServer();
    const write = registerFirst({ api, queryClient, session }, 'applications.create', user.id);
    await vi.waitFor(() => expect(question()).not.toBeNull());
    await expect(question()?.save('Asha Devi')).rejects.toThrow('HTTP 500');
    expect(question()).not.toBeNull();
    await question()?.save('Asha Devi');
    await write;
  });

  it('[AUTH-07] the name question closes when the session ends', async () => {
    const { api } = createServer();
    const write = registerFirst({ api, queryClient, session }, 'applications.create', user.id);
    const refused = expect(write).rejects.toMatchObject({ failure: { kind: 'http', status: 401 } });
    await vi.waitFor(() => expect(question()).not.toBeNull());
    session.settleSignedOut();
    await refused;
    expect(question()).toBeNull();
  });

  it.each(['name', 'email'] as const)(
    '[PAY-04] ensureRegistered reports that the account has no %s',
    async (lacks) => {
      const { api } = createServer();
      const incomplete: ApiClient = {
        ...api,
        call: (operation, call) =>
          operation === 'users.registerOrUpdate'
            ? Promise.reject(new ApiError(operation, { kind: 'not-sent', lacks }))
            : api.call(operation, call),
      };
      session.signIn({ ...user });
      const registering = () =>
        ensureRegistered({ api: incomplete, queryClient, session, pathname: '/donor/profile' });
      expect(await registering()).toMatchObject({ failure: { kind: 'not-sent', lacks } });
      expect(await registering()).toMatchObject({ failure: { kind: 'not-sent', lacks } });
    },
  );
});
