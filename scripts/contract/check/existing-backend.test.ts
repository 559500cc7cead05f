import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints, type OperationId } from '#contract/endpoints.ts';
import { readCaller } from './callers.ts';
import { describeReport, hasPassed } from './report.ts';
import type { Row } from './results.ts';
import { type Report, runCheck } from './run-check.ts';
import { createExistingBackend, ORGANIZATION_ID, STUDENT_ID } from './testing/existing-backend.ts';

const backend = createExistingBackend();
const before = structuredClone(backend.stored);
let report: Report;

beforeAll(async () => {
  const callers = [ORGANIZATION_ID, STUDENT_ID].map(readCaller).filter((caller) => caller !== null);
  report = await runCheck({
    baseUrl: 'http://existing.test/api',
    callers,
    writes: true,
    pays: false,
    timeoutMs: 50,
    runId: '1a2b3c4d',
    now: Date.now,
    fetch: backend.fetch,
  });
});

function rowOf(operation: OperationId): Row {
  const row = report.rows.find((candidate) => candidate.operation === operation);
  if (!row) throw new Error(`No row of ${operation}`);
  return row;
}

/** How an operation did, the one fault aside that this backend has everywhere: it reads no token. */
function beside401(operation: OperationId) {
  return rowOf(operation).probes.filter(
    ({ name }) => name !== 'without a token' && name !== 'as somebody else',
  );
}
const notesOf = (operation: OperationId) => rowOf(operation).probes.flatMap(({ notes }) => notes);

describe('a backend as one exists', () => {
  it('is told that it asks nobody for a token, wherever it should', () => {
    for (const { operation, verdict, probes } of report.rows) {
      const nobody = probes.find(({ name, wanted }) => name === 'without a token' && wanted === 'refusal');
      if (!nobody || nobody.verdict === 'not implemented') continue;
      expect(endpoints[operation].access).toBe('session');
      expect(verdict).toBe('does not fit');
      expect(nobody.differences).toEqual([{ path: 'status', expected: '401', got: expect.any(String) }]);
    }
    expect(hasPassed(report)).toBe(false);
  });

  it('fits where it answers as the contract does', () => {
    expect(rowOf('scholarships.all').verdict).toBe('fits');
    expect(rowOf('scholarships.byId').verdict).toBe('fits');
    expect(rowOf('fundraisers.all').verdict).toBe('fits');
  });

  it.each([
    ['scholarships.expired', 'a page instead of a list'],
    ['scholarships.active', 'a sentence instead of an empty list'],
    ['scholarships.create', 'refuses with {errors: {field: {_errors}}}'],
    ['fundraisers.create', 'refuses with {message, errors: {field: {_errors}}}'],
    ['fundraisers.update', 'refuses with {message}'],
    ['students.create', 'refuses with {errors: [{path, message}]}'],
    ['students.update', 'the record stands under `updatedStudent`'],
    ['applications.create', 'HTTP 400 that counts as 409'],
    ['applications.byStudent', '404 instead of an empty list'],
    ['applications.updateStatus', 'refuses with {message}'],
  ] as const)('%s: %s, which the site copes with', (operation, note) => {
    expect(notesOf(operation)).toContain(note);
  });

  it('answers what it is asked otherwise, so that nothing but refusals is wrong', () => {
    const faulty = report.rows.filter(({ operation }) =>
      beside401(operation).some(({ verdict, wanted }) => verdict === 'does not fit' && wanted === 'success'),
    );
    expect(faulty.map(({ operation }) => operation)).toEqual([]);
  });

  it('has differences of its own, each told with its status', () => {
    const unknown = beside401('applications.create').find(({ name }) => name === 'with an unknown id');
    expect(unknown).toMatchObject({
      differences: [{ path: 'status', expected: '404', got: '500' }],
      notes: ['the server said: Failed to create application'],
    });
    const hanging = rowOf('users.registerOrUpdate').probes.find(
      ({ name }) => name === 'with a body that does not fit',
    );
    expect(hanging?.differences).toEqual([{ path: 'status', expected: '400', got: 'no answer in time' }]);
  });

  it('does not have every operation', () => {
    expect(rowOf('users.delete').verdict).toBe('not tried');
    expect(rowOf('organizations.verify').verdict).toBe('not tried');
    expect(rowOf('transactions.createOrder').reason).toMatch(/--payments/);
  });

  it('is afterwards as it was before', () => {
    expect(backend.stored).toEqual(before);
    expect(report.leftBehind).toEqual([]);
  });

  it('gets a report that a person can read', () => {
    expect(describeReport(report)).toContain('✗ without a token: status: expected 401, got 200');
    expect(describeReport(report)).toContain(
      'A write was not answered. What it may still make carries the words',
    );
  });
});
