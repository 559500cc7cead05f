import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMockServer } from '#mocks/server.ts';
import { tableNames } from '#mocks/store/records.ts';
import { signIn } from '#mocks/testing/sign-in.ts';
import { answering, callerOf, createBackend, isCallOf, never, type Plant, serve } from './testing/backend.ts';

const ends: (() => Promise<void>)[] = [];
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'contract-check-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all(ends.map((end) => end()));
});

async function started(server: ReturnType<typeof serve>): Promise<string> {
  const { baseUrl, close } = await server;
  ends.push(close);
  return baseUrl;
}

/** Starts the command as npm would. */
function start(args: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const script = join(import.meta.dirname, 'main.ts');
  const env = { ...process.env, ...environment };
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, ended };
}

const run = (...args: Parameters<typeof start>) => start(...args).ended;
const files = (): string[] => readdirSync(join(folder, '.tmp/contract-check'));
const asOrganization = ['--as', callerOf('organization').token];

/**
 * Starts the command against a backend that never responds to the update of a scholarship. Resolves
 * once the backend has received that call.
 */
async function hanging() {
  const reached = Promise.withResolvers<void>();
  let isHanging = true;
  const plant: Plant = (call) => {
    if (!isHanging || !isCallOf('scholarships.update', call)) return null;
    reached.resolve();
    return never();
  };
  const backend = await createBackend(plant);
  const baseUrl = await started(serve(backend.fetch));
  const command = start(['--base-url', baseUrl, ...asOrganization, '--write']);
  await reached.promise;
  expect(backend.newRecords()).toHaveLength(1);
  isHanging = false;
  return { backend, ...command };
}

// Each test starts its own process, which takes time.
describe('the contract check command', { timeout: 30_000 }, () => {
  it('the contract check command succeeds against the mock, leaves no records, and prints no token', async () => {
    const mock = await startMockServer({ port: 0, seed: 'small' });
    ends.push(mock.close);
    const { tables } = mock.mock.database;
    const stored = () => structuredClone(tableNames.map((name) => tables[name].all()));
    const before = stored();
    const token = await signIn(mock.url, 'organization');
    const { code, out, err } = await run(['--base-url', `${mock.url}/api/`, '--as', token, '--write']);
    expect([code, out]).toEqual([0, expect.stringContaining(' 0 does not fit,')]);
    expect(out).toMatch(/^scholarships.create .* fits$/m);
    expect(out + err).not.toContain(token);
    expect(stored()).toEqual(before);
    expect(files()).toEqual([]);
  });

  it('the contract check command exits with 1 if the backend has a fault, and redacts a token that the backend repeats', async () => {
    const claims = Buffer.from(JSON.stringify({ sub: 'user_1' })).toString('base64url');
    const token = `e30.${claims}.c2ln`;
    const telling = answering('applications.all', () =>
      Response.json({ error: `Bearer ${token} may not.` }, { status: 418 }),
    );
    const baseUrl = await started(serve((await createBackend(telling)).fetch));
    const { code, out, err } = await run(['--base-url', baseUrl], { CONTRACT_TOKENS: token });
    expect([code, out]).toEqual([1, expect.stringContaining('the server said: Bearer [token] may not.')]);
    expect(out + err).not.toContain(token);
  });

  it('if no server responds, the contract check command says so and exits with 2', async () => {
    const { baseUrl, close } = await serve(never);
    await close();
    expect(await run(['--base-url', baseUrl])).toEqual({
      code: 2,
      out: '',
      err: `No server responds at ${baseUrl}. Is it running?\n`,
    });
  });

  it('the contract check command exits with 2 if its arguments are invalid', async () => {
    const { code, out, err } = await run(['--base-url', 'https://me:secret@api.example/api']);
    expect([code, out, err]).toEqual([2, '', expect.stringContaining('--base-url must be')]);
    expect(err).not.toContain('secret');
  });

  // Processes on Windows cannot catch signals.
  it.skipIf(process.platform === 'win32')('an interrupted contract check removes its records', async () => {
    const { backend, child, ended } = await hanging();
    child.kill('SIGINT');
    const { code, out } = await ended;
    expect([code, out]).toEqual([1, expect.stringContaining('The check was interrupted.')]);
    expect([backend.newRecords(), files()]).toEqual([[], []]);
  });

  it('[CHECK-03] the contract check’s --undo removes the records of a killed run', async () => {
    const { backend, child, ended } = await hanging();
    child.kill('SIGKILL');
    await ended;
    const [name = ''] = files();
    const file = join('.tmp/contract-check', name);
    const { code, out } = await run(['--undo', file, ...asOrganization]);
    expect([code, out]).toEqual([0, expect.stringMatching(/^Removed:\n {2}scholarship sch-\d+\n/)]);
    expect([backend.newRecords(), files()]).toEqual([[], []]);
  });
});
