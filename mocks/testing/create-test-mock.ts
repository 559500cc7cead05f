import { getResponse } from 'msw';
import { fillPath } from '#contract/endpoint.ts';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import type { Identity } from '../clerk/identity.ts';
import { createMock, type Mock } from '../create-mock.ts';
import { type PersonaName, persona, personaNames } from '../data/personas.ts';
import type { SeedName } from '../data/seed-data.ts';
import { MOCK_EMAIL_ACCOUNT } from '../email.ts';
import type { Clock } from '../scenarios/clock.ts';
import { createNetwork } from '../scenarios/network.ts';
import { createMemoryStore } from '../store/text-stores.ts';
import { createMemoryFileStore } from '../supabase/file-store.ts';
import { supabaseAddress } from '../supabase/host.ts';

/** Noon on 21 November 2026 in this machine's time zone. The default time of a test mock. */
export const NOON = new Date(2026, 10, 21, 12).getTime();
const ORIGIN = 'http://mock.test';

/** Creates a fake sign-in service that knows only the personas. Its tokens are user ids. */
export function createFakeIdentity(): Identity {
  const accounts = new Map(personaNames.map((name) => [persona(name).userId, persona(name)]));
  return {
    handlers: [],
    verify: (token) => {
      const account = accounts.get(token);
      if (!account) return null;
      const { userId, role, firstName, lastName, email } = account;
      return { userId, role, email, name: `${firstName} ${lastName}`, sessionId: `sess_${userId}` };
    },
    signedIn: () => null,
    signInAs: () => undefined,
    signOut: () => undefined,
    reset: () => undefined,
  };
}

/** A response with its body parsed if it is JSON. */
export interface Answer {
  readonly status: number;
  readonly type: Response['type'];
  readonly body: unknown;
}

export interface CallOptions {
  /** The persona that sends the call. If omitted, the caller is signed out. */
  readonly as?: PersonaName;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  readonly body?: unknown;
}

export interface TestMock extends Mock {
  /** Calls an operation of the contract. */
  call(operation: OperationId, options?: CallOptions): Promise<Answer>;
  /** Sends any request under the API's base URL. */
  send(path: string, init?: RequestInit): Promise<Answer>;
}

interface TestMockOptions {
  readonly seed?: SeedName;
  readonly clock?: Clock;
  readonly identity?: Identity;
  readonly apiBaseUrl?: string;
  readonly privateDocuments?: boolean;
}

/** Creates an in-memory mock that tests call directly, without a network. */
export async function createTestMock(options: TestMockOptions = {}): Promise<TestMock> {
  const {
    seed = 'normal',
    clock = () => NOON,
    identity = createFakeIdentity(),
    apiBaseUrl = '/api',
    privateDocuments = false,
  } = options;
  let count = 0;
  const mock = await createMock({
    apiBaseUrl,
    identity,
    clock,
    createId: () => String(++count),
    local: createMemoryStore(),
    network: createNetwork(createMemoryStore()),
    seed,
    supabase: supabaseAddress('', ''),
    privateDocuments,
    files: createMemoryFileStore(),
    email: MOCK_EMAIL_ACCOUNT,
  });
  const base = new URL(apiBaseUrl, ORIGIN).href.replace(/\/$/, '');

  const send = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await getResponse(mock.handlers, new Request(`${base}/${path}`, init), {
      baseUrl: ORIGIN,
    });
    if (!response) throw new Error(`No handler answered ${path}`);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, type: response.type, body: isJson ? JSON.parse(text) : text };
  };
  return {
    ...mock,
    send,
    call: (operation, { as, params = {}, query = '', body } = {}) => {
      const { method, path } = endpoints[operation];
      const headers = new Headers({ 'content-type': 'application/json' });
      if (as) headers.set('authorization', `Bearer ${persona(as).userId}`);
      return send(fillPath(path, params as Parameters<typeof fillPath<typeof path>>[1]) + query, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    },
  };
}
