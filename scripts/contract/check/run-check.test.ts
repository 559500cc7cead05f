import { describe, expect, it } from 'vitest';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import type { PersonaName } from '#mocks/data/personas.ts';
import { hasPassed } from './report.ts';
import { callerOf, createBackend } from './testing/backend.ts';

/** Tries the mock as somebody, writing too, and sees that it is afterwards as it was before. */
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

  it('as a student', async () => {
    const { tried, report } = await tryAs('student');
    expect(tried).toEqual(
      expect.arrayContaining(['applications.create', 'applications.byId', 'applications.delete']),
    );
    const create = report.rows.find(({ operation }) => operation === 'students.create');
    expect(create).toMatchObject({
      verdict: 'not tried',
      reason: expect.stringMatching(/has a profile already/),
    });
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
    const report = await backend.check({ callers: [callerOf('donor')], writes: true, pays: true });
    expect(hasPassed(report)).toBe(true);
    expect(backend.newRecords()).toEqual(['orders order-1']);
    const verify = report.rows.find(({ operation }) => operation === 'transactions.verifyPayment');
    expect(verify?.probes.map(({ name, status }) => [name, status])).toEqual([
      ['without a token', 401],
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
});
