import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import type { PersonaName } from '#mocks/data/personas.ts';
import { readCaller } from './callers.ts';
import { hasPassed } from './report.ts';
import { callerOf, createBackend } from './testing/backend.ts';
import { isCallOf, type SeenCall } from './testing/proxy.ts';

/** Checks the mock as one caller, with writes, and expects its data unchanged afterwards. */
async function tryAs(...names: readonly PersonaName[]) {
  const backend = await createBackend();
  const before = backend.foreignRecords();
  const report = await backend.check({ callers: names.map(callerOf), writes: true });
  expect(backend.foreignRecords()).toEqual(before);
  expect(backend.newRecords()).toEqual([]);
  expect(report.leftBehind).toEqual([]);
  expect(hasPassed(report)).toBe(true);
  const tried = report.rows.filter(({ verdict }) => verdict !== 'not tried');
  for (const { operation, verdict } of tried) {
    const isPaged = operation === 'scholarships.active' || operation === 'scholarships.expired';
    expect([operation, verdict]).toEqual([operation, isPaged ? 'fits after the normaliser' : 'fits']);
  }
  return { report, tried: tried.map(({ operation }) => operation) };
}

const publicReads: readonly OperationId[] = [
  'scholarships.all',
  'scholarships.active',
  'scholarships.expired',
  'scholarships.byId',
  'fundraisers.all',
  'fundraisers.byId',
];

describe('[WIRE-01] the mock fits the contract that it is tried against', () => {
  it('by what anybody reads, without a single write', async () => {
    const backend = await createBackend();
    const report = await backend.check();
    expect(hasPassed(report)).toBe(true);
    const tried = report.rows
      .filter(({ verdict }) => verdict !== 'not tried')
      .map(({ operation }) => operation);
    expect(tried.toSorted()).toEqual(publicReads.toSorted());
    expect(new Set(backend.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect(report.rows.find(({ operation }) => operation === 'users.byId')?.reason).toBe(
      'needs a token: --as',
    );
    expect(report.rows.find(({ operation }) => operation === 'users.delete')?.reason).toBe('needs --write');
  });

  it('with a token and without --write it only reads', async () => {
    const backend = await createBackend();
    const report = await backend.check({ callers: [callerOf('organization'), callerOf('student')] });
    expect(hasPassed(report)).toBe(true);
    expect(new Set(backend.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('as an organization', async () => {
    const { tried } = await tryAs('organization');
    expect(tried).toEqual(
      expect.arrayContaining([
        'users.registerOrUpdate',
        'applications.byId',
        'students.byId',
        'scholarships.create',
        'scholarships.update',
        'scholarships.delete',
        'fundraisers.create',
        'fundraisers.update',
        'fundraisers.delete',
      ]),
    );
  });

  it('[CHECK-03] as a student alone it applies for no scholarship, and says why', async () => {
    const { tried, report } = await tryAs('student');
    expect(tried).not.toContain('applications.create');
    const reasonOf = (id: OperationId) => report.rows.find(({ operation }) => operation === id)?.reason;
    expect(reasonOf('applications.create')).toBe('needs a verified organization’s token');
    expect(reasonOf('students.create')).toBe(
      'the student has a profile already, which the check does not touch',
    );
  });

  it('[CHECK-03] with two students it says whose profile is there already', async () => {
    const { report } = await tryAs('organization', 'student', 'student-applied');
    const row = report.rows.find(({ operation }) => operation === 'students.create');
    expect(row?.reason).toMatch(/^the student of the 2nd token has a profile already/);
  });

  it('[CHECK-03] with an organization’s and a student’s token it applies for its own scholarship', async () => {
    const backend = await createBackend();
    await backend.check({ callers: [callerOf('organization'), callerOf('student')], writes: true });
    const sent = backend.calls.filter(({ method, path }) => method === 'POST' && path === 'applications');
    const wanted = sent.map(({ body }) => (body as { scholarshipId: string }).scholarshipId);
    const seeded = backend.foreignRecords().scholarships?.map(({ id }) => id);
    expect(wanted.filter((id) => seeded?.includes(id))).toEqual([]);
    expect(wanted.length).toBeGreaterThan(3);
  });

  it('as everybody who can be tried with: every operation but the two of a payment', async () => {
    const { tried } = await tryAs(
      'organization',
      'student',
      'student-new',
      'organization-new',
      'organization-unverified',
      'donor',
      'no-role',
    );
    const untried = operationIds.filter((id) => !tried.includes(id));
    expect(untried).toEqual(['transactions.createOrder', 'transactions.verifyPayment']);
  });

  it('makes an order only when it may', async () => {
    const backend = await createBackend();
    const callers = [callerOf('organization'), callerOf('donor')];
    const report = await backend.check({ callers, writes: true, pays: true });
    expect(hasPassed(report)).toBe(true);
    expect(backend.newRecords()).toEqual([expect.stringMatching(/^orders order-/)]);
    const verify = report.rows.find(({ operation }) => operation === 'transactions.verifyPayment');
    expect(verify?.probes.map(({ name, status }) => [name, status])).toEqual([
      ['without a token', 401],
      ['with a body that does not fit', 400],
      ['with a forged signature', 400],
    ]);
  });

  it('calls with nothing in place of a token that has run out', async () => {
    const backend = await createBackend();
    const caller = { ...callerOf('student'), expiresAt: 0 };
    const report = await backend.check({ callers: [caller] });
    expect(backend.calls.some(({ hasToken }) => hasToken)).toBe(false);
    expect(report.rows.find(({ operation }) => operation === 'users.byId')?.reason).toBe(
      'the token ran out on the way',
    );
  });

  it('keeps its report whole where the bearer is a short user’s id', async () => {
    const saying = (text: string) => Promise.resolve(Response.json({ error: text }, { status: 418 }));
    const backend = await createBackend([
      (call) => (isCallOf('applications.all', call) && call.hasToken ? saying('User 1 may not.') : null),
    ]);
    const report = await backend.check({ callers: [readCaller('1')].filter((one) => one !== null) });
    expect(report.runId).toBe('1a2b3c4d');
    const probes = report.rows.find(({ operation }) => operation === 'applications.all')?.probes;
    expect(probes?.find(({ name }) => name === 'with a token')).toMatchObject({
      status: 418,
      differences: [{ path: 'status', expected: '200', got: '418' }],
      notes: ['the server said: User [token] may not.'],
    });
  });

  it('does not accuse an operation that it could not call, or that is not there', async () => {
    const callers = [callerOf('organization'), callerOf('donor')];
    const verdictOf = async (
      backend: Awaited<ReturnType<typeof createBackend>>,
      expiresAt: number | null,
    ) => {
      const given = callers.map((caller) => ({ ...caller, expiresAt }));
      const { rows } = await backend.check({ callers: given, writes: true, pays: true });
      return rows.find(({ operation }) => operation === 'transactions.createOrder')?.verdict;
    };
    expect(await verdictOf(await createBackend(), 0)).toBe('not tried');
    const absent = (call: SeenCall) =>
      isCallOf('transactions.createOrder', call)
        ? Promise.resolve(Response.json({ error: 'Not found' }, { status: 404 }))
        : null;
    expect(await verdictOf(await createBackend([absent]), null)).toBe('not implemented');
  });
});
