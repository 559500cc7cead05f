import { describe, expect, it } from 'vitest';
import type { OperationId } from '#contract/endpoints.ts';
import type { PersonaName } from '#mocks/data/personas.ts';
import { describeReport, hasPassed, type Report } from './report.ts';
import { answering, callerOf, createBackend, isCallOf, never, type Plant } from './testing/backend.ts';

/** Checks the mock as these people, and expects its data as it was. */
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

describe('[WIRE-01] the mock fits the contract that it is tried against', () => {
  it('by what anybody reads, without a single write', async () => {
    const { report, calls } = await tryAs([]);
    expect(hasPassed(report)).toBe(true);
    expect(new Set(calls.map(({ method }) => method))).toEqual(new Set(['GET']));
    expect([rowOf(report, 'users.byId').reason, rowOf(report, 'users.delete').reason]).toEqual([
      'needs a token: --as',
      'needs --write',
    ]);
  });

  it('with a token and without --write it only reads', async () => {
    const backend = await createBackend();
    const callers = [callerOf('organization'), callerOf('student')];
    expect(hasPassed(await backend.check({ callers, writes: false }))).toBe(true);
    expect(new Set(backend.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('[CHECK-03] as a student alone it applies for no scholarship', async () => {
    const { report } = await tryAs([], 'student');
    expect(hasPassed(report)).toBe(true);
    expect(rowOf(report, 'applications.create').verdict).toBe('not tried');
    expect(rowOf(report, 'students.create').reason).toMatch(
      /has a profile already, which the check does not touch$/,
    );
  });

  it('[CHECK-03] with everybody it tries all but payments, and applies for its own scholarship alone', async () => {
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

  it('makes an order only when it may, and hands in a forged proof', async () => {
    const backend = await createBackend();
    const callers = [callerOf('organization'), callerOf('donor')];
    const report = await backend.check({ callers, pays: true });
    expect(hasPassed(report)).toBe(true);
    expect(backend.newRecords()).toEqual([expect.stringMatching(/^orders order-/)]);
    const { probes } = rowOf(report, 'transactions.verifyPayment');
    expect(probes.map(({ name }) => name)).toContain('with a forged signature');
  });

  it('calls with nothing in place of a token that has run out', async () => {
    const backend = await createBackend();
    const report = await backend.check({
      callers: [{ ...callerOf('student'), expiresAt: 0 }],
      writes: false,
    });
    expect(backend.calls.filter(({ bearer }) => bearer !== null)).toEqual([]);
    expect(rowOf(report, 'users.byId').reason).toBe('the token ran out on the way');
  });
});

const page = (status: number) => () =>
  new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } });
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });
const changing = (operation: OperationId, change: (body: never) => unknown): Plant =>
  answering(operation, async (done) =>
    done.ok ? Response.json(change((await done.json()) as never), done) : done,
  );
/** Does for everybody what it should do for some alone. */
const acceptingAs =
  (operation: OperationId, as: PersonaName, isMeant: (bearer: string | null) => boolean): Plant =>
  (call, askMock) =>
    isCallOf(operation, call) && isMeant(call.bearer) ? askMock({ as }) : null;
const without = (field: string) => (body: object) => ({ ...body, [field]: undefined });

const { userId: student } = callerOf('student');
const { userId: organization } = callerOf('organization');

type Case = readonly [fault: string, OperationId, Plant, found: object];
const status = (expected: string, got: string) => ({ path: 'status', expected, got });
const cases: readonly Case[] = [
  [
    'a missing field',
    'scholarships.all',
    changing('scholarships.all', (list: object[]) => list.map(without('title'))),
    { path: '$.0.title', expected: 'a value', got: 'nothing' },
  ],
  [
    'a wrong type',
    'scholarships.byId',
    changing('scholarships.byId', (body: object) => ({ ...body, totalAmount: 'Many 5' })),
    { path: '$.totalAmount', expected: 'a number', got: 'a text like ‘aaaa 9’' },
  ],
  [
    'a fault inside a page',
    'scholarships.active',
    changing('scholarships.active', ({ data }: { data: object[] }) => ({
      data: data.map((one) => ({ ...one, expiredAt: '31/12/2027' })),
    })),
    { path: '$.data.0.expiredAt', expected: 'an ISO 8601 date-time', got: 'a text like ‘99/99/9999’' },
  ],
  [
    'no JSON',
    'applications.all',
    answering('applications.all', () => new Response('OK')),
    { path: '$', expected: 'JSON', got: 'the word OK' },
  ],
  [
    'a redirect',
    'applications.all',
    answering('applications.all', () => Response.redirect('http://mock.test/sign-in', 302)),
    status('200', '302'),
  ],
  [
    'a server error',
    'scholarships.expired',
    answering('scholarships.expired', page(502)),
    status('200', '502 and an HTML page'),
  ],
  [
    'a call that hangs',
    'scholarships.expired',
    answering('scholarships.expired', never),
    status('200', 'no answer in time'),
  ],
  [
    'a connection that fails',
    'scholarships.expired',
    answering('scholarships.expired', () => Promise.reject(new TypeError('fetch failed'))),
    status('200', 'no answer: the connection failed'),
  ],
  [
    'another status of success',
    'applications.create',
    answering('applications.create', async (done) => (done.ok ? Response.json(await done.json()) : done)),
    status('201', '200'),
  ],
  [
    'an unknown id that is found',
    'scholarships.byId',
    answering('scholarships.byId', (done) => (done.ok ? done : Response.json(null))),
    status('404', '200'),
  ],
  [
    'a change that is lost',
    'scholarships.update',
    answering('scholarships.update', (done, { path }) =>
      done.ok
        ? Response.json({ id: path.split('/')[1], title: 'x', totalAmount: 1, expiredAt: '2027-01-01' })
        : done,
    ),
    { path: '$.title', expected: 'what was sent', got: 'a text like ‘a’' },
  ],
  [
    'a campaign by a student',
    'fundraisers.create',
    (call, askMock) =>
      isCallOf('fundraisers.create', call) && call.bearer === student
        ? askMock({ as: 'organization', body: { ...(call.body as object), organizationId: organization } })
        : null,
    status('403', '201'),
  ],
  [
    'a removal by another',
    'scholarships.delete',
    acceptingAs('scholarships.delete', 'organization', (bearer) => bearer === student),
    status('403', '204'),
  ],
  [
    'a wrong body that is taken',
    'scholarships.create',
    (call, askMock) =>
      isCallOf('scholarships.create', call) && call.bearer
        ? askMock({ body: { ...(call.body as object), totalAmount: 5 } })
        : null,
    status('400', '201'),
  ],
  [
    'others’ applications',
    'applications.byStudent',
    changing('applications.byStudent', (list: object[]) => [
      ...list,
      { id: 'foreign', studentId: 'somebody' },
    ]),
    { path: '$', expected: 'only the caller’s applications', got: 'other people’s among them' },
  ],
];

describe('[CHECK-01] a planted fault is found', () => {
  it.each(cases)('%s', async (_, operation, plant, found) => {
    const { report } = await tryAs([plant], 'organization', 'student');
    expect(hasPassed(report)).toBe(false);
    expect(rowOf(report, operation)).toMatchObject({
      verdict: 'does not fit',
      differences: expect.arrayContaining([found]),
    });
  });

  it('a forged signature whose refusal is about another field', async () => {
    const refuse = json({ errors: { donorId: 'Invalid donorId' } }, 400);
    const backend = await createBackend(answering('transactions.verifyPayment', refuse));
    const report = await backend.check({
      callers: [callerOf('organization'), callerOf('donor')],
      pays: true,
    });
    const difference = { path: '$', expected: 'a refusal of the signature', got: 'a refusal of donorId' };
    expect(rowOf(report, 'transactions.verifyPayment').differences).toContainEqual(difference);
  });

  it('a read that checks no token: said once, and it fits but for that', async () => {
    const plant = acceptingAs('applications.all', 'organization', (bearer) => bearer === null);
    const { report } = await tryAs([plant], 'organization', 'student');
    expect(hasPassed(report)).toBe(false);
    expect(rowOf(report, 'applications.all').verdict).toBe('fits but for the token');
    const text = describeReport(report, 'FILE');
    expect(text.match(/401/g)).toHaveLength(1);
    expect(text).toContain('Answered without a valid token (expected 401): applications.all.');
  });

  it.each([
    ['404 on a collection', 'applications.all', json({ error: 'Nothing here.' }, 404)],
    ['405', 'applications.updateStatus', json({ error: 'No.' }, 405)],
    ['the site’s own page for every address', 'scholarships.active', page(200)],
  ] as const)('%s means that it is not implemented', async (_, operation, answer) => {
    const { report } = await tryAs([answering(operation, answer)], 'organization', 'student');
    expect(rowOf(report, operation).verdict).toBe('not implemented');
  });

  it('an address at which there is nothing does not pass, although nothing there is wrong', async () => {
    const { report } = await tryAs([() => Promise.resolve(page(404)())]);
    expect(hasPassed(report)).toBe(false);
    expect(describeReport(report, 'FILE')).toContain('No operation of the contract lives at this address.');
  });
});
