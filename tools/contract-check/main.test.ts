import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MockServer, startMockServer } from '#mocks/server.ts';
import { signIn } from '#mocks/testing/sign-in.ts';
import { root } from '../../scripts/npm-run.ts';
import { callerOf, createBackend } from './testing/backend.ts';
import { isCallOf, type Plant } from './testing/proxy.ts';
import { listen, type Served, serve } from './testing/serve.ts';

const served: Served[] = [];
let mock: MockServer;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
  mock = await startMockServer({ port: 0, seed: 'small' });
  served.push(mock);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all(served.map((server) => server.close()));
});

const started = async (server: Promise<Served>): Promise<string> => {
  served.push(await server);
  return `${(await server).url}/api`;
};

/** Starts the command, as npm would. */
function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const script = join(root, 'tools/contract-check/main.ts');
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...environment } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    said.out += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    said.err += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...said }));
  return { child, ended };
}

const run = (...args: Parameters<typeof start>) => start(...args).ended;

// Each starts a process of its own.
describe('the command', { timeout: 30_000 }, () => {
  it.each(['organization', 'student'] as const)(
    'finds that the mock fits, reading and writing as %s, and says no token',
    async (name) => {
      const token = await signIn(mock.url, name);
      const file = join(folder, `${name}.json`);
      const args = ['--base-url', `${mock.url}/api/`, '--as', token, '--write', '--report', file];
      const { code, out, err } = await run(args);
      expect([code, err]).toEqual([0, expect.stringMatching(/^A token runs out in \d+ s\./)]);
      const create = name === 'student' ? 'users.registerOrUpdate' : 'scholarships.create';
      expect(out).toMatch(new RegExp(`^${create} .* fits$`, 'm'));
      expect(out).toContain(' 0 does not fit,');
      const report = readFileSync(file, 'utf8');
      expect(JSON.parse(report)).toMatchObject({
        passed: true,
        leftBehind: [],
        tally: { 'does not fit': 0 },
        rows: expect.arrayContaining([expect.objectContaining({ operation: create, verdict: 'fits' })]),
      });
      for (const text of [out, err, report]) expect(text).not.toContain(token);
    },
  );

  it('ends with 1 where something does not fit, and keeps a token to itself that the server says back', async () => {
    const token = callerOf('student').token;
    const telling: Plant = (call) =>
      isCallOf('applications.all', call) && call.hasToken
        ? Promise.resolve(Response.json({ error: `Bearer ${token} may not.` }, { status: 418 }))
        : null;
    const baseUrl = await started(serve((await createBackend([telling])).fetch));
    const { code, out, err } = await run(['--base-url', baseUrl], { CONTRACT_TOKENS: token });
    expect(code).toBe(1);
    expect(out).toContain('✗ as a student: the server said: Bearer [token] may not.');
    expect(out + err).not.toContain(token);
  });

  it('says in one sentence that there is no server, and ends with 2', async () => {
    const baseUrl = await started(listen(() => undefined));
    await served.pop()?.close();
    const sentence = { code: 2, out: '', err: `No server answers at ${baseUrl}.\n` };
    expect(await run(['--base-url', baseUrl])).toEqual(sentence);
    expect(await run(['--base-url', baseUrl, '--as', 'user_1', '--clean', '1a2b3c4d'])).toEqual(sentence);
  });

  it('[CHECK-03] removes with --clean what an earlier run has left behind', async () => {
    let isStubborn = true;
    const plant: Plant = ({ method }) =>
      isStubborn && method === 'DELETE'
        ? Promise.resolve(Response.json({ error: 'Later.' }, { status: 500 }))
        : null;
    const backend = await createBackend([plant]);
    const { leftBehind, runId } = await backend.check({
      callers: [callerOf('organization'), callerOf('student')],
      writes: true,
    });
    expect(leftBehind.map(({ label }) => label.split(' ')[0]).toSorted()).toEqual([
      'application',
      'campaign',
      'scholarship',
    ]);
    isStubborn = false;
    const baseUrl = await started(serve(backend.fetch));
    const tokens = ['--as', callerOf('organization').token, '--as', callerOf('student').token];
    const other = await run(['--base-url', baseUrl, ...tokens, '--clean', 'ffffffff']);
    expect([other.code, other.out]).toEqual([0, 'Nothing of run ffffffff was found.\n\n']);
    expect(backend.newRecords()).toHaveLength(3);
    const { code, out } = await run(['--base-url', baseUrl, ...tokens, '--clean', runId]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Removed of run 1a2b3c4d:\n {2}application /)]);
    expect(backend.newRecords()).toEqual([]);
  });

  // Windows knows no signals that a process could catch.
  it.skipIf(process.platform === 'win32')('removes what it has made when it is interrupted', async () => {
    const reached = Promise.withResolvers<void>();
    const plant: Plant = (call) => {
      if (!isCallOf('scholarships.update', call)) return null;
      reached.resolve();
      return new Promise(() => {});
    };
    const backend = await createBackend([plant]);
    const baseUrl = await started(serve(backend.fetch));
    const args = ['--base-url', baseUrl, '--as', callerOf('organization').token, '--write', '--timeout', '1'];
    const command = start(args);
    await reached.promise;
    expect(backend.newRecords()).toHaveLength(1);
    command.child.kill('SIGINT');
    const { code, out } = await command.ended;
    expect([code, out]).toEqual([1, expect.stringContaining('The check was interrupted.')]);
    expect(backend.newRecords()).toEqual([]);
  });

  it('ends with 2 when it is called wrongly, and with 0 when it only explains itself', async () => {
    const wrong = await run(['--write']);
    expect([wrong.code, wrong.out, wrong.err]).toEqual([
      2,
      '',
      expect.stringContaining('--base-url has to be'),
    ]);
    const helped = await run(['--help']);
    expect([helped.code, helped.err, helped.out]).toEqual([
      0,
      '',
      expect.stringContaining('npm run contract:check'),
    ]);
  });
});
