import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contract/endpoints.ts';
import type { PersonaName } from '#mocks/data/personas.ts';
import { NOON } from '#mocks/testing/create-test-mock.ts';
import { describeReport, hasPassed, type Report } from './report.ts';
import {
  answering,
  callerOf,
  createBackend,
  isCallOf,
  never,
  type Plant,
  type SeenCall,
} from './testing/backend.ts';

/**
 * Checks the mock with these users' tokens, and expects the mock's existing data to be unchanged.
 */
async function tryAs(plants: readonly Plant[], ...names: readonly PersonaName[]) {
  const backend = await createBackend(...plants);
  const before = backend.foreignRecords();
  const report = await backend.check({ callers: names.map(callerOf) });
  expect(backend.foreignRecords()).toEqual(before);
  expect([backend.newRecords(), report.left]).toEqual([[], []]);
  return { report, calls: backend.calls };
}

const rowOf = ({ rows }: Report, operation: OperationId) => {
  const row = rows.find((candidate) => candidate.operation === operation);
  if (!row) throw new Error(`No row of ${operation}`);
  return { ...row, differences: row.probes.flatMap(({ differences }) => differences) };
};

describe('[WIRE-01] the mock fits the contract', () => {
  it('a contract check of the mock’s public reads passes and writes nothing', async () => {
    const { report, calls } = await tryAs([]);
    expect([hasPassed(report), report.dialect]).toEqual([true, 'specification']);
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect([rowOf(report, 'users.byId').reason, rowOf(report, 'users.delete').reason]).toEqual([
      'needs a token: --as',
      'needs --write',
    ]);
  });

  it('without --write, the contract check only reads, even with a token', async () => {
    const backend = await createBackend();
    const callers = [callerOf('organization'), callerOf('student')];
    expect(hasPassed(await backend.check({ callers, writes: false }))).toBe(true);
    expect(new Set(backend.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('[CHECK-03] with only a student’s token, the contract check applies for no scholarship', async () => {
    const { report } = await tryAs([], 'student');
    expect(hasPassed(report)).toBe(true);
    expect(rowOf(report, 'applications.create').verdict).toBe('not tried');
    expect(rowOf(report, 'students.create').reason).toMatch(
      /already has a profile, which the check does not change$/,
    );
  });

  it('[CHECK-03] with tokens for every role, the contract check tries all operations except payments, and creates applications only for scholarships that it created itself', async () => {
    const names = ['organization', 'student', 'student-new', 'organization-new'] as const;
    const { report, calls } = await tryAs([], ...names, 'organization-unverified', 'donor', 'no-role');
    expect(
      report.rows.flatMap(({ operation, verdict, reason }) =>
        verdict === 'not tried' ? [operation, reason] : [],
      ),
    ).toEqual([
      ...['transactions.createOrder', 'needs --payments: an order cannot be removed again'],
      ...['transactions.verifyPayment', 'needs --payments: an order cannot be removed again'],
    ]);
    expect(hasPassed(report)).toBe(true);
    const wanted = calls.flatMap(({ method, path, body }) =>
      method === 'POST' && path === 'applications' ? [(body as { scholarshipId: string }).scholarshipId] : [],
    );
    expect(wanted.length).toBeGreaterThan(3);
    expect(wanted.filter((id) => id.startsWith('sch-') && !/^sch-\d+$/.test(id))).toEqual([]);
  });

  it('if payments are allowed, the contract check creates an order and sends a forged proof of payment', async () => {
    const backend = await createBackend();
    const callers = [callerOf('organization'), callerOf('donor')];
    const report = await backend.check({ callers, pays: true });
    expect(hasPassed(report)).toBe(true);
    expect(backend.newRecords()).toEqual([expect.stringMatching(/^orders order-/)]);
    const { probes } = rowOf(report, 'transactions.verifyPayment');
    expect(probes.map(({ name }) => name)).toContain('with a forged signature');
  });

  it('the contract check never sends an expired token', async () => {
    const backend = await createBackend();
    const report = await backend.check({
      callers: [{ ...callerOf('student'), expiresAt: 0 }],
      writes: false,
    });
    expect(backend.calls.filter(({ bearer }) => bearer !== null)).toEqual([]);
    expect(rowOf(report, 'users.byId').reason).toBe('the token expired during the check');
  });
});

const page = (status: number) => () =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

type PlantAt = (operation: OperationId) => Plant;
const always =
  (answer: () => unknown): PlantAt =>
  (operation) =>
    answering(operation, answer);
/** Changes the body of every successful response. */
const changed =
  (change: (body: never) => unknown): PlantAt =>
  (operation) =>
    answering(operation, async (done) =>
      done.ok ? Response.json(change((await done.json()) as never), done) : done,
    );
/**
 * Handles one user's calls as if the organization had sent them, and adds `fields` to their bodies.
 * If `who` is null, handles calls without a token in the same way.
 */
const trusting =
  (who: string | null, fields: object = {}): PlantAt =>
  (operation) =>
  (call, askMock) =>
    isCallOf(operation, call) && call.bearer === who
      ? askMock({ as: 'organization', body: call.body && { ...call.body, ...fields } })
      : null;

const { userId: student } = callerOf('student');
const { userId: organizationId } = callerOf('organization');
const HTML = '502 and an HTML page';
const dated = (list: object[]) => list.map((one) => ({ ...one, expiredAt: '31/12/27' }));
const others = (list: object[]) => [...list, { id: 'foreign', studentId: 'somebody' }];
const found: PlantAt = (operation) => answering(operation, (done) => (done.ok ? done : Response.json(null)));
const lost = ({ id }: { id: string }) => ({ id, title: 'x', totalAmount: 1, expiredAt: '2027-01-01' });

type Case = readonly [fault: string, OperationId, PlantAt, path: string, expected: string, got: string];
const cases: readonly Case[] = [
  [
    'a missing field',
    'fundraisers.all',
    changed(([{ title: _, ...one }]: [{ title: string }]) => [one]),
    '$.0.title',
    'a value',
    'nothing',
  ],
  [
    'a wrong type',
    'scholarships.byId',
    changed((one: object) => ({ ...one, totalAmount: 'Many 5' })),
    '$.totalAmount',
    'a number',
    'a text like ‘aaaa 9’',
  ],
  [
    'an invalid date in a filtered list',
    'scholarships.active',
    changed(dated),
    '$.0.expiredAt',
    'an ISO 8601 date-time',
    'a text like ‘99/99/99’',
  ],
  [
    'a response that is not JSON',
    'applications.all',
    always(() => new Response('OK')),
    '$',
    'JSON',
    'the word OK',
  ],
  ['a server error', 'scholarships.expired', always(page(502)), 'status', '200', HTML],
  ['a call that hangs', 'scholarships.expired', always(never), 'status', '200', 'no response in time'],
  ['success for an unknown id', 'scholarships.byId', found, 'status', '404', '200'],
  [
    'a change that is not saved',
    'scholarships.update',
    changed(lost),
    '$.title',
    'the value that was sent',
    'a text like ‘a’',
  ],
  [
    'a campaign created by a student',
    'fundraisers.create',
    trusting(student, { organizationId }),
    'status',
    '403',
    '201',
  ],
  ['a removal by another user', 'scholarships.delete', trusting(student), 'status', '403', '204'],
  [
    'an invalid body that is accepted',
    'scholarships.create',
    trusting(organizationId, { totalAmount: 5 }),
    'status',
    '400',
    '201',
  ],
  [
    'other students’ applications in a list',
    'applications.byStudent',
    changed(others),
    '$',
    'only the caller’s applications',
    'other users’ applications, too',
  ],
];

describe('[CHECK-01] planted faults', () => {
  it.each(cases)('the contract check reports %s', async (_, operation, plant, path, expected, got) => {
    const { report } = await tryAs([plant(operation)], 'organization', 'student');
    expect(hasPassed(report)).toBe(false);
    const { verdict, differences } = rowOf(report, operation);
    expect(verdict).toBe('does not fit');
    expect(differences).toContainEqual({ path, expected, got });
  });

  it.each([
    ['donorId', { errors: { donorId: 'Invalid donorId' } }],
    ['donorId', { error: { formErrors: [], fieldErrors: { donorId: ['Invalid uuid'] } } }],
    ['Donor', { success: false, message: 'Donor not found' }],
  ])(
    'the contract check reports a server that refuses a forged payment proof because of %s instead of the signature',
    async (other, body) => {
      const refuse = json(body, 400);
      const backend = await createBackend(answering('transactions.verifyPayment', refuse));
      const report = await backend.check({
        callers: [callerOf('organization'), callerOf('donor')],
        pays: true,
      });
      const difference = { path: '$', expected: 'a refusal of the signature', got: `a refusal of ${other}` };
      expect(rowOf(report, 'transactions.verifyPayment').differences).toContainEqual(difference);
    },
  );

  it('without a verified organization’s token, the contract check skips the forged-signature call and says why', async () => {
    const report = await (await createBackend()).check({ callers: [callerOf('donor')], pays: true });
    expect(rowOf(report, 'transactions.verifyPayment').reason).toBe(
      'needs the token of a verified organization, for a campaign of its own',
    );
  });

  const minutes = ({ body }: SeenCall) =>
    (Date.parse((body as { expiredAt: string }).expiredAt) - NOON) / 60_000;
  const closing: Plant = answering('scholarships.update', (done, call) =>
    minutes(call) > 0 && minutes(call) <= 2 ? json({ error: 'Too soon.' }, 400)() : done,
  );
  const lenient: Plant = (call, askMock) =>
    isCallOf('scholarships.update', call) && minutes(call) < 0
      ? askMock({ body: { ...(call.body as object), expiredAt: '2030-01-01T00:00:00.000Z' } })
      : null;
  const withdrawing: Plant = answering('applications.delete', (done) =>
    done.status === 409 ? new Response(null, { status: 204 }) : done,
  );
  const undocumented =
    (operation: OperationId): Plant =>
    (call) =>
      isCallOf(operation, call) && (call.body as { domicileCert?: unknown }).domicileCert === null
        ? Promise.resolve(json({ errors: { domicileCert: 'Required' } }, 400)())
        : null;
  const admin: Plant = (call, askMock) =>
    isCallOf('users.registerOrUpdate', call) && (call.body as { role?: string }).role === 'ADMIN'
      ? askMock({ body: { ...(call.body as object), role: 'DONOR' } })
      : null;

  it.each([
    [
      'the early closing of a scholarship',
      'scholarships.update',
      closing,
      'as ORGANIZATION closing it within two minutes',
      '200',
      '400',
    ],
    ['a deadline in the past', 'scholarships.update', lenient, 'with a deadline in the past', '400', '200'],
    [
      'the withdrawal of a decided application',
      'applications.delete',
      withdrawing,
      'after a decision',
      '409',
      '204',
    ],
    [
      'a new profile without documents',
      'students.create',
      undocumented('students.create'),
      'as STUDENT without documents',
      '200 or 201',
      '400',
    ],
    [
      'a change that removes the documents',
      'students.update',
      undocumented('students.update'),
      'as STUDENT without documents',
      '200',
      '400',
    ],
    [
      'a registration as administrator',
      'users.registerOrUpdate',
      admin,
      'with the role ADMIN',
      '400 or 403',
      '201',
    ],
  ] as const)(
    'the contract check reports a wrong response to %s',
    async (_, operation, plant, name, expected, got) => {
      const { report } = await tryAs([plant], 'organization', 'student', 'student-new', 'no-role');
      const probe = { name, verdict: 'does not fit', differences: [{ path: 'status', expected, got }] };
      expect(rowOf(report, operation).probes).toContainEqual(expect.objectContaining(probe));
      // The check must report no fault in any other operation.
      expect(report.rows.filter(({ verdict }) => verdict === 'does not fit')).toHaveLength(1);
    },
  );

  it('[ORG-14] a server that refuses scholarships from unverified organizations passes the contract check', async () => {
    const { userId } = callerOf('organization-unverified');
    const refusing = answering('scholarships.create', (done, { bearer }) =>
      bearer === userId ? json({ error: 'Not verified.' }, 403)() : done,
    );
    const { report } = await tryAs([refusing], 'organization-unverified');
    expect([hasPassed(report), rowOf(report, 'scholarships.create').verdict]).toEqual([true, 'not tried']);
    expect(describeReport(report, 'FILE')).toContain(
      '· as ORGANIZATION: refused with 403, which is allowed if the server publishes only for verified organizations',
    );
    const { report: verified } = await tryAs(
      [answering('scholarships.create', json({}, 403))],
      'organization',
    );
    expect(rowOf(verified, 'scholarships.create').verdict).toBe('does not fit');
  });

  it.each([500, 502])(
    'the contract check stops with one error message if every public read fails with %s',
    async (status) => {
      const backend = await createBackend(() => Promise.resolve(json({ error: 'No connection' }, status)()));
      await expect(backend.check({ callers: [callerOf('student')] })).rejects.toThrow(
        `Every public read at http://mock.test/api fails, the first with ${status}. Are the server and its database running?`,
      );
      expect(new Set(backend.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    },
  );

  it('if a read fails with a server error, the contract check does not report that the server ignores the token', async () => {
    const { report } = await tryAs(
      [answering('applications.all', json({ error: 'No connection' }, 500))],
      'student',
    );
    expect(rowOf(report, 'applications.all').verdict).toBe('does not fit');
    expect(describeReport(report, 'FILE')).not.toContain('Answered without a valid token');
  });

  it('if the server ignores the token of a read, the contract check reports the fault only once, as “fits but for the token”', async () => {
    const { report } = await tryAs([trusting(null)('applications.all')], 'organization', 'student');
    expect(hasPassed(report)).toBe(false);
    expect(rowOf(report, 'applications.all').verdict).toBe('fits but for the token');
    const text = describeReport(report, 'FILE');
    expect(text.match(/401/g)).toHaveLength(1);
    expect(text).toContain('Answered without a valid token (expected 401): applications.all.');
  });

  it.each([
    ['with 404 on a collection', 'applications.all', json({ error: 'Nothing here.' }, 404)],
    ['with 405', 'applications.updateStatus', json({ error: 'No.' }, 405)],
    ['with the site’s own page for every address', 'scholarships.active', page(200)],
  ] as const)(
    'the contract check reports an operation as not implemented if the server responds %s',
    async (_, operation, answer) => {
      const { report } = await tryAs([answering(operation, answer)], 'organization', 'student');
      expect(rowOf(report, operation).verdict).toBe('not implemented');
    },
  );

  it('the contract check fails at a URL without a backend, and says that no operation of the contract exists at this URL', async () => {
    const { report } = await tryAs([() => Promise.resolve(page(404)())]);
    expect(hasPassed(report)).toBe(false);
    expect(describeReport(report, 'FILE')).toContain('No operation of the contract exists at this URL.');
  });
});
