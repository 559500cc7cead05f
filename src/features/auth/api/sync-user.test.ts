import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type ApiClient, createApiClient } from '#shared/api/api-client.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
import { type SyncInput, syncUser } from './sync-user.ts';

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** A server with at most one record; `answers` are the statuses of register-or-update, one after the other. */
function createServer({ role, answers = [] }: { role?: string | number; answers?: number[] } = {}) {
  const sent: Sent[] = [];
  const api: ApiClient = createApiClient({
    baseUrl: 'https://api.example/',
    bearer: async () => 'token',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname: path } = new URL(request.url);
      const body = request.method === 'POST' ? await request.json() : null;
      sent.push({ method: request.method, path, body });
      if (request.method === 'POST') return Response.json({}, { status: answers.shift() ?? 201 });
      if (typeof role === 'number') return Response.json({ error: 'No' }, { status: role });
      return role
        ? Response.json({ id: 'user_1', role })
        : Response.json({ error: 'Unknown' }, { status: 404 });
    },
  });
  return { api, posts: () => sent.filter(({ method }) => method === 'POST') };
}

const user = { id: 'user_1', name: 'Asha Sharma', email: null, role: null };

function input(api: ApiClient, change: Partial<SyncInput> = {}): SyncInput {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { api, queryClient, sessionId: 'sess_1', user, landingRole: 'STUDENT', ...change };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryArea());
  vi.stubGlobal('sessionStorage', memoryArea());
  return () => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

describe('the sync', () => {
  it('[STU-02] sends no e-mail address as a name, and tells the name once there is one', async () => {
    const { api, posts } = createServer();
    const nameless = { ...user, name: '', email: 'asha@students.example' };
    await syncUser(input(api, { user: nameless }));
    await syncUser(input(api, { user: nameless }));
    await syncUser(input(api, { user: { ...nameless, name: 'Asha Sharma' } }));
    await syncUser(input(api, { user: { ...nameless, name: 'Asha Sharma' } }));
    expect(posts().map(({ body }) => body)).toMatchObject([
      { name: 'Not provided', email: 'asha@students.example' },
      { name: 'Asha Sharma' },
    ]);
  });

  it('[WIRE-02] [SHELL-09] sends userId, name, email and the role of the landing', async () => {
    const { api, posts } = createServer();
    await syncUser(input(api, { landingRole: 'DONOR' }));
    expect(posts()).toEqual([
      {
        method: 'POST',
        path: '/users/registerorupdate',
        body: { userId: 'user_1', name: 'Asha Sharma', email: null, role: 'DONOR' },
      },
    ]);
  });

  it('[SHELL-09] happens once per sign-in, however often and from however many tabs it is asked for', async () => {
    const { api, posts } = createServer();
    await Promise.all([syncUser(input(api)), syncUser(input(api)), syncUser(input(api))]);
    vi.stubGlobal('sessionStorage', memoryArea());
    await syncUser(input(createServer().api));
    expect(posts()).toHaveLength(1);
    await syncUser(input(api, { sessionId: 'sess_2' }));
    expect(posts()).toHaveLength(2);
  });

  it('[SHELL-09] keeps the role of a person who has one', async () => {
    const onServer = createServer({ role: 'ORGANIZATION' });
    await syncUser(input(onServer.api, { landingRole: 'DONOR' }));
    expect(onServer.posts()[0]?.body).toMatchObject({ role: 'ORGANIZATION' });
    const inMetadata = createServer();
    await syncUser(input(inMetadata.api, { sessionId: 'sess_2', user: { ...user, role: 'ORGANIZATION' } }));
    expect(inMetadata.posts()[0]?.body).toMatchObject({ role: 'ORGANIZATION' });
  });

  it('[AUTH-05] brings the chosen role to the server, before the landing’s', async () => {
    localStorage.setItem('userRole', 'DONOR');
    const { api, posts } = createServer();
    await syncUser(input(api, { landingRole: null }));
    expect(posts()[0]?.body).toMatchObject({ role: 'DONOR' });
  });

  it('sends nothing where no role is known and the page stands for none, until a landing does', async () => {
    const { api, posts } = createServer();
    await Promise.all([
      syncUser(input(api, { landingRole: null })),
      syncUser(input(api, { landingRole: 'ORGANIZATION' })),
    ]);
    expect(posts()).toHaveLength(1);
    expect(posts()[0]?.body).toMatchObject({ role: 'ORGANIZATION' });
  });

  it('[SHELL-09] only logs a failure, and tries again at the next visit', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, posts } = createServer({ answers: [500] });
    await syncUser(input(api));
    expect(said).toHaveBeenCalledTimes(1);
    expect(posts()).toHaveLength(1);
    await syncUser(input(api));
    expect(posts()).toHaveLength(2);
  });

  it('does not guess a role while the server cannot be asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { api, posts } = createServer({ role: 400 });
    await syncUser(input(api));
    expect(posts()).toEqual([]);
  });
});
