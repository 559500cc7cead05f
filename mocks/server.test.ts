import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writtenReason } from './data/answers.ts';
import { APPLIED_SCHOLARSHIP_ID, FRESH_SCHOLARSHIP_ID } from './data/applications.ts';
import { type PersonaName, persona } from './data/personas.ts';
import { scenarios } from './scenarios/scenario.ts';
import { type MockServer, startMockServer } from './server.ts';
import { MOCK_SUPABASE_ANON_KEY } from './supabase/host.ts';
import { signIn } from './testing/sign-in.ts';

const ORIGIN = 'http://localhost:5173';
let server: MockServer;

beforeAll(async () => {
  server = await startMockServer({ port: 0, seed: 'small' });
});
beforeEach(async () => {
  await fetch(`${server.url}/__mock/reset`, { method: 'POST' });
});
afterAll(() => server.close());

const tokenOf = (name: PersonaName): Promise<string> => signIn(server.url, name);

async function apply(name: PersonaName | null, changes: Record<string, unknown> = {}) {
  const headers = new Headers({ 'content-type': 'application/json', origin: ORIGIN });
  if (name) headers.set('authorization', `Bearer ${await tokenOf(name)}`);
  const response = await fetch(`${server.url}/api/applications`, {
    method: 'POST',
    headers,
    body: JSON.stringify({
      studentId: name ? persona(name).userId : 'user_x',
      scholarshipId: FRESH_SCHOLARSHIP_ID,
      scholarshipReason: writtenReason(1),
      otherScholarships: true,
      ...changes,
    }),
  });
  return { status: response.status, body: await response.json() };
}

describe('the mock over HTTP', () => {
  it('the mock server’s health check returns its status and seed', async () => {
    const response = await fetch(`${server.url}/__mock/health`);
    expect([response.status, await response.json()]).toEqual([200, { status: 'ok', seed: 'small' }]);
  });

  it('the mock server prints its options for --help, and an error message if its port is in use', () => {
    const start = (...args: readonly string[]) => {
      const script = join(import.meta.dirname, 'server.ts');
      const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
      return [status, stdout + stderr];
    };
    const { port } = new URL(server.url);
    expect(start('--help')).toEqual([0, expect.stringContaining('--bearer')]);
    expect(start('--port', port)).toEqual([2, `Port ${port} is in use. Choose another one with --port.\n`]);
  });

  it('the mock server sends a Keep-Alive timeout of ten minutes', async () => {
    const { headers } = await fetch(`${server.url}/api/scholarships`);
    expect(headers.get('keep-alive')).toBe('timeout=600');
  });

  it('the mock server’s CORS headers let pages from other origins send a bearer token or cookies', async () => {
    const preflight = await fetch(`${server.url}/api/applications`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-expose-headers')).toBe('Retry-After');
    const header = (name: string) => preflight.headers.get(name);
    expect(header('access-control-allow-origin')).toBe(ORIGIN);
    expect(header('access-control-allow-credentials')).toBe('true');
    expect(header('access-control-allow-headers')).toContain('authorization');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(header('access-control-allow-methods')).toContain(method);
    }
    const list = await fetch(`${server.url}/api/scholarships`, { headers: { origin: ORIGIN } });
    expect(list.headers.get('access-control-allow-origin')).toBe(ORIGIN);
    expect(await list.json()).toHaveLength(8);
  });

  it('the mock server accepts a valid application and refuses invalid or forbidden ones with the contract’s status codes', async () => {
    expect((await apply('student')).status).toBe(201);
    expect(await apply('student')).toMatchObject({ status: 409, body: { error: expect.any(String) } });
    expect((await apply(null)).status).toBe(401);
    expect((await apply('donor')).status).toBe(403);
    expect((await apply('student-new', { studentId: persona('student').userId })).status).toBe(403);
    expect((await apply('student-new', { scholarshipId: 'sch-none' })).status).toBe(404);
    expect((await apply('student-applied', { scholarshipId: APPLIED_SCHOLARSHIP_ID })).status).toBe(409);
    expect(await apply('student-new', { scholarshipReason: '## A\nshort\n## B\nshort' })).toMatchObject({
      status: 400,
      body: { errors: { scholarshipReason: expect.any(String) } },
    });
  });

  it('with user ids as bearer tokens, several users can call the mock server at the same time', async () => {
    const other = await startMockServer({ port: 0, seed: 'small', bearer: 'user-id' });
    const statusAs = async (id: string) =>
      (await fetch(`${other.url}/api/applications`, { headers: { authorization: `Bearer ${id}` } })).status;
    const statuses = [persona('student').userId, persona('organization').userId, 'user_nobody'].map(statusAs);
    expect(await Promise.all(statuses)).toEqual([200, 200, 401]);
    await other.close();
  });

  it('resetting the mock server deletes all changes', async () => {
    expect((await apply('student')).status).toBe(201);
    await fetch(`${server.url}/__mock/reset`, { method: 'POST' });
    expect((await apply('student')).status).toBe(201);
  });

  it('the mock server breaks connections while its network is offline', async () => {
    server.mock.network.configure({ offline: true });
    await expect(fetch(`${server.url}/api/scholarships`)).rejects.toThrow();
  });

  it('the mock server can close while a call hangs', async () => {
    const other = await startMockServer({ port: 0, seed: 'small' });
    const hanging = scenarios.find(({ trigger }) => trigger?.kind === 'hang');
    if (hanging) other.mock.network.activate(hanging);
    const call = fetch(`${other.url}/api/scholarships`).then(
      () => 'answered',
      () => 'cut off',
    );
    await fetch(`${other.url}/__mock/health`);
    await other.close();
    expect(await call).toBe('cut off');
  });

  it('the mock server stores and serves files for pages from other origins', async () => {
    const token = await tokenOf('student');
    const path = `student-documents/${persona('student').userId}/tenthResult.pdf`;
    const storage = `${server.url}/__supabase/storage/v1/object`;
    const preflight = await fetch(`${storage}/${path}`, {
      method: 'OPTIONS',
      headers: { origin: ORIGIN, 'access-control-request-headers': 'apikey,authorization,x-upsert' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toBe('apikey,authorization,x-upsert');
    const body = new FormData();
    body.append('', new Blob(['%PDF-1.7 sent'], { type: 'application/pdf' }));
    const sent = await fetch(`${storage}/${path}`, {
      method: 'POST',
      headers: { apikey: MOCK_SUPABASE_ANON_KEY, authorization: `Bearer ${token}`, origin: ORIGIN },
      body,
    });
    expect([sent.status, await sent.json()]).toEqual([200, expect.objectContaining({ Key: path })]);
    expect(await (await fetch(`${storage}/public/${path}`)).text()).toBe('%PDF-1.7 sent');
  });
});
