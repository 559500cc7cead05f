import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { getResponse } from 'msw';
import * as v from 'valibot';
import { type BearerKind, bearerKinds, createIdentity } from './clerk/create-identity.ts';
import { createMock, type Mock } from './create-mock.ts';
import { type SeedName, seedNames } from './data/seed-data.ts';
import { MOCK_EMAIL_ACCOUNT } from './email.ts';
import { CLERK_HOST, MOCK_PUBLISHABLE_KEY } from './publishable-key.ts';
import type { Clock } from './scenarios/clock.ts';
import { createNetwork } from './scenarios/network.ts';
import { createMemoryStore } from './store/text-stores.ts';
import { createMemoryFileStore } from './supabase/file-store.ts';
import { supabaseAddress } from './supabase/host.ts';

export interface MockServerOptions {
  /** 0 picks any free port. */
  readonly port: number;
  readonly seed: SeedName;
  /** The only origin whose pages may call the server. The default `*` allows every origin. */
  readonly origin?: string;
  readonly clock?: Clock;
  /**
   * Whether bearer tokens are session tokens or user ids. With user ids, several users can call at
   * the same time.
   */
  readonly bearer?: BearerKind;
}

export interface MockServer {
  /** The server's origin, without a trailing slash. The REST API is under `/api`. */
  readonly url: string;
  readonly mock: Mock;
  /** Closes the server and all open connections, including hanging ones. */
  close(): Promise<void>;
}

/**
 * The time that an idle connection stays open, in milliseconds. With Node's default of five
 * seconds, a client that pauses may send its next call just as the connection closes.
 */
const KEEP_ALIVE_MS = 600_000;
const CLERK_PREFIX = '/__clerk/';
const SUPABASE_FOLDER = '__supabase';

/** Builds a mock that keeps everything in memory and creates sequential ids. */
async function createServerMock(
  { seed, bearer, clock = Date.now }: MockServerOptions,
  url: string,
): Promise<Mock> {
  let count = 0;
  const createId = (): string => String(++count).padStart(6, '0');
  const network = createNetwork(createMemoryStore());
  const identity = createIdentity({
    publishableKey: MOCK_PUBLISHABLE_KEY,
    clock,
    createId,
    store: createMemoryStore(),
    network,
    ...(bearer && { bearer }),
  });
  return createMock({
    apiBaseUrl: '/api',
    identity,
    clock,
    createId,
    local: createMemoryStore(),
    network,
    seed,
    supabase: supabaseAddress(`${url}/${SUPABASE_FOLDER}`, ''),
    files: createMemoryFileStore(),
    email: MOCK_EMAIL_ACCOUNT,
  });
}

function corsHeaders(request: IncomingMessage, allowed: string): Record<string, string> {
  const origin = allowed === '*' ? (request.headers.origin ?? '*') : allowed;
  return {
    'access-control-allow-origin': origin,
    // Lets the site read how long a busy server asks it to wait.
    'access-control-expose-headers': 'Retry-After',
    // The sign-in client sends cookies, which browsers don't allow with a wildcard origin.
    ...(origin !== '*' && { 'access-control-allow-credentials': 'true', vary: 'origin' }),
  };
}

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-max-age': '600',
};

/**
 * Lists every header that the client asks for, because browsers don't allow a wildcard for calls
 * with cookies.
 */
function allowedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return { 'access-control-allow-headers': headers['access-control-request-headers'] ?? 'content-type' };
}

async function toRequest(incoming: IncomingMessage, baseUrl: string): Promise<Request> {
  const path = incoming.url ?? '/';
  const url = path.startsWith(CLERK_PREFIX)
    ? `https://${CLERK_HOST}/${path.slice(CLERK_PREFIX.length)}`
    : new URL(path, baseUrl);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
  return new Request(url, { method: incoming.method ?? 'GET', headers, body });
}

/** Answers calls to the mock server's own endpoints. Returns null for all other calls. */
async function answerControl({ method, url }: IncomingMessage, mock: Mock): Promise<Response | null> {
  if (url === '/__mock/health') return Response.json({ status: 'ok', seed: mock.database.seed });
  if (url === '/__mock/reset' && method === 'POST') {
    await mock.reset();
    return Response.json({ status: 'reset' });
  }
  return null;
}

async function send(
  response: Response,
  outgoing: ServerResponse,
  cors: Record<string, string>,
): Promise<void> {
  // A network error has no status, so the server breaks the connection, as if the network were
  // down.
  if (response.type === 'error') return void outgoing.destroy();
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors });
  outgoing.end(body);
}

/**
 * Serves the browser mock's handlers over HTTP: the REST API under `/api`, the sign-in service
 * under `/__clerk/`, and the database and storage service under `/__supabase/`. Also answers
 * `POST /__mock/reset` and `GET /__mock/health`.
 */
export async function startMockServer(options: MockServerOptions): Promise<MockServer> {
  const { port, origin = '*' } = options;
  let mock: Mock;
  let url = '';

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const cors = corsHeaders(incoming, origin);
    if (incoming.method === 'OPTIONS') {
      outgoing.writeHead(204, { ...cors, ...preflightHeaders, ...allowedHeaders(incoming) }).end();
      return;
    }
    const response =
      (await answerControl(incoming, mock)) ??
      (await getResponse(mock.handlers, await toRequest(incoming, url), { baseUrl: url })) ??
      Response.json({ error: `The mock has no endpoint at ${incoming.url}.` }, { status: 404 });
    await send(response, outgoing, cors);
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      console.error(`[mock] ${incoming.method} ${incoming.url}`, error);
      outgoing.destroy();
    });
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  mock = await createServerMock(options, url);

  return {
    url,
    mock,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const argumentsSchema = v.object({
  port: v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  seed: v.picklist(seedNames),
  origin: v.string(),
  bearer: v.picklist(bearerKinds),
});

const usage = `Serves the mock over HTTP for other API clients.

  npm run mock:server -- [--port N] [--seed NAME] [--bearer KIND] [--origin ORIGIN]

  --port     8787 by default; 0 picks any free port
  --seed     ${seedNames.join(', ')}; normal by default
  --bearer   what bearer tokens contain: ${bearerKinds.join(', ')}; session-token by default
  --origin   the only origin whose pages may call; any by default
`;

async function serveFromCommandLine(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '8787' },
      seed: { type: 'string', default: 'normal' },
      origin: { type: 'string', default: '*' },
      bearer: { type: 'string', default: 'session-token' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(usage);
  const server = await startMockServer(v.parse(argumentsSchema, values));
  console.log(`The mock server is running at ${server.url}/api`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.close());
}

if (import.meta.main) {
  await serveFromCommandLine().catch(({ code, port, message }) => {
    const isInUse = code === 'EADDRINUSE';
    console.error(
      isInUse ? `Port ${port} is in use. Choose another one with --port.` : `${message}\n\n${usage}`,
    );
    process.exitCode = 2;
  });
}
