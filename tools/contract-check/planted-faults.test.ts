import { afterEach, describe, expect, it } from 'vitest';
import type { OperationId } from '#contract/endpoints.ts';
import { describeReport, hasPassed } from './report.ts';
import type { Difference, Row } from './results.ts';
import type { Report } from './run-check.ts';
import { type Backend, callerOf, createBackend } from './testing/backend.ts';
import { answering, changing, isCallOf, type Plant } from './testing/proxy.ts';

let backend: Backend;
let before: unknown;

/** Tries a faulty backend as an organization and a student, writing too. */
async function tryFaulty(...plants: readonly Plant[]): Promise<Report> {
  backend = await createBackend(plants);
  before = backend.foreignRecords();
  const callers = [callerOf('organization'), callerOf('student')];
  return backend.check({ callers, writes: true, timeoutMs: 50 });
}

const rowOf = (report: Report, operation: OperationId): Row => {
  const row = report.rows.find((candidate) => candidate.operation === operation);
  if (!row) throw new Error(`No row of ${operation}`);
  return row;
};

const differencesOf = (report: Report, operation: OperationId): readonly Difference[] =>
  rowOf(report, operation).probes.flatMap(({ differences }) => differences);

const page = (status: number) => () =>
  new Response('<!doctype html><title>EduEmpower</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });
const json =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

// Whatever is wrong with a server, what is not the check's own stays as it was.
afterEach(() => expect(backend.foreignRecords()).toEqual(before));

interface Case {
  readonly fault: string;
  readonly operation: OperationId;
  readonly plant: Plant;
  readonly found: Difference;
}

const tokensUnchecked: Plant = (call) =>
  isCallOf('applications.all', call) && !call.hasToken ? Promise.resolve(Response.json([])) : null;

const cases: readonly Case[] = [
  {
    fault: 'a missing field',
    operation: 'scholarships.all',
    plant: changing('scholarships.all', ([first, ...rest]: object[]) => [
      { ...first, title: undefined },
      ...rest,
    ]),
    found: { path: '$[0].title', expected: 'a value', got: 'nothing' },
  },
  {
    fault: 'a wrong type',
    operation: 'scholarships.byId',
    plant: changing('scholarships.byId', (body: object) => ({ ...body, totalAmount: 'Many 5' })),
    found: { path: '$.totalAmount', expected: 'a number', got: 'a text like ‘aaaa 9’' },
  },
  {
    fault: 'a fault inside a page of a list',
    operation: 'scholarships.active',
    plant: changing('scholarships.active', ({ data, ...rest }: { data: object[] }) => ({
      ...rest,
      data: data.map((one, index) => (index === 1 ? { ...one, expiredAt: '31/12/2027' } : one)),
    })),
    found: {
      path: '$.data[1].expiredAt',
      expected: 'an ISO 8601 date-time',
      got: 'a text like ‘99/99/9999’',
    },
  },
  {
    fault: 'a list that is no list',
    operation: 'fundraisers.all',
    plant: answering('fundraisers.all', json({ campaigns: [] })),
    found: { path: '$', expected: 'a list', got: 'an object with campaigns' },
  },
  {
    fault: 'no JSON',
    operation: 'fundraisers.all',
    plant: answering('fundraisers.all', () => new Response('OK')),
    found: { path: '$', expected: 'JSON', got: 'the word OK' },
  },
  {
    fault: 'a wrong status',
    operation: 'scholarships.all',
    plant: answering('scholarships.all', json([], 202)),
    found: { path: 'status', expected: '200', got: '202' },
  },
  {
    fault: 'a success with another status than the site takes for one',
    operation: 'applications.create',
    plant: (call, askMock) =>
      isCallOf('applications.create', call)
        ? askMock().then(async (answer) =>
            answer.status === 201 ? Response.json(await answer.json(), { status: 200 }) : answer,
          )
        : null,
    found: { path: 'status', expected: '201', got: '200' },
  },
  {
    fault: 'a redirect to a page to sign in',
    operation: 'applications.all',
    plant: answering('applications.all', () => Response.redirect('http://mock.test/sign-in', 302)),
    found: { path: 'status', expected: '200', got: '302' },
  },
  {
    fault: 'a server error with a page',
    operation: 'scholarships.expired',
    plant: answering('scholarships.expired', page(502)),
    found: { path: 'status', expected: '200', got: '502 and an HTML page' },
  },
  {
    fault: 'a call that hangs',
    operation: 'scholarships.expired',
    plant: answering('scholarships.expired', () => new Promise(() => {})),
    found: { path: 'status', expected: '200', got: 'no answer in time' },
  },
  {
    fault: 'a connection that fails',
    operation: 'scholarships.expired',
    plant: answering('scholarships.expired', () => Promise.reject(new TypeError('fetch failed'))),
    found: { path: 'status', expected: '200', got: 'no answer: the connection failed' },
  },
  {
    fault: 'an unknown id that is found',
    operation: 'scholarships.byId',
    plant: (call) =>
      /^scholarships\/contract-check/.test(call.path) && call.method === 'GET'
        ? Promise.resolve(Response.json(null))
        : null,
    found: { path: 'status', expected: '404', got: '200' },
  },
];

describe('[CHECK-01] a planted fault is found', () => {
  it.each(cases)('$fault', async ({ operation, plant, found }) => {
    const report = await tryFaulty(plant);
    expect(hasPassed(report)).toBe(false);
    expect(rowOf(report, operation).verdict).toBe('does not fit');
    expect(differencesOf(report, operation)).toContainEqual(found);
    expect(backend.newRecords()).toEqual([]);
  });

  it('everybody’s applications in place of a student’s own', async () => {
    const foreign = { id: 'app-of-another', studentId: 'user_somebody' };
    const plant = changing('applications.byStudent', (list: object[]) => [...list, foreign]);
    const report = await tryFaulty(plant);
    expect(rowOf(report, 'applications.byStudent').verdict).toBe('does not fit');
    expect(describeReport(report)).toContain(
      '✗ as a student: $: expected only the caller’s applications, got other people’s among them',
    );
  });

  it('a read that checks no token: said once, and it fits but for that', async () => {
    const report = await tryFaulty(tokensUnchecked);
    expect(hasPassed(report)).toBe(false);
    expect(rowOf(report, 'applications.all').verdict).toBe('fits but for the token');
    const text = describeReport(report);
    expect(text.match(/401/g)).toHaveLength(1);
    expect(text).toContain(
      'No token is checked, where 401 is expected without a valid one, by: applications.all.',
    );
  });

  it('a refusal with the right status and the message of another one', async () => {
    const already = json({ error: 'You have already applied for this scholarship.' }, 400);
    const plant: Plant = ({ method, path, body }) =>
      method === 'POST' && path === 'applications' && isTooShort(body) ? Promise.resolve(already()) : null;
    const isTooShort = (body: unknown) => JSON.stringify(body).length < 300;
    const report = await tryFaulty(plant);
    expect(differencesOf(report, 'applications.create')).toEqual([
      { path: 'status', expected: '400', got: '400 with the words of a 409' },
    ]);
  });

  it('and what is right beside it is not blamed', async () => {
    const report = await tryFaulty(answering('scholarships.expired', json({}, 500)));
    const faulty = report.rows.filter(({ verdict }) => verdict === 'does not fit');
    expect(faulty.map(({ operation }) => operation)).toEqual(['scholarships.expired']);
  });

  it.each([
    ['404 on a collection', 'applications.all', json({ error: 'Nothing here.' }, 404)],
    ['405', 'applications.updateStatus', json({ error: 'No.' }, 405)],
    ['501', 'scholarships.update', json({ error: 'Later.' }, 501)],
    ['an HTML page', 'fundraisers.all', page(404)],
    ['the site’s own page for every address', 'scholarships.active', page(200)],
  ] as const)('%s means that it is not implemented', async (_, operation, answer) => {
    const report = await tryFaulty(answering(operation, answer));
    expect(rowOf(report, operation).verdict).toBe('not implemented');
    expect(backend.newRecords()).toEqual([]);
  });

  it('a page for an unknown id is no more than a badly worded refusal where the operation answers', async () => {
    const plant: Plant = (call) =>
      /^fundraiser\/contract-check/.test(call.path) && call.method === 'GET'
        ? Promise.resolve(page(404)())
        : null;
    const report = await tryFaulty(plant);
    expect(rowOf(report, 'fundraisers.byId').verdict).toBe('fits after the normaliser');
  });

  it('an address at which there is nothing does not pass, although nothing there is wrong', async () => {
    const report = await tryFaulty(() => Promise.resolve(page(404)()));
    expect(new Set(report.rows.map(({ verdict }) => verdict))).toEqual(
      new Set(['not implemented', 'not tried']),
    );
    expect(hasPassed(report)).toBe(false);
  });
});

describe('what the site copes with is said, and is no fault', () => {
  it.each([
    [{ message: 'No.' }, 'refuses with {message}'],
    [{ success: false, message: 'No.' }, 'refuses with {success: false, message}'],
    [{ errors: { _errors: ['No.'] } }, 'refuses with {errors: {field: {_errors}}}'],
    [{ errors: [{ path: ['id'], message: 'No.' }] }, 'refuses with {errors: [{path, message}]}'],
    [
      { message: 'No.', errors: { id: { _errors: ['No.'] } } },
      'refuses with {message, errors: {field: {_errors}}}',
    ],
    [{ error: { formErrors: ['No.'], fieldErrors: {} } }, 'refuses with {error: {formErrors, fieldErrors}}'],
    [{}, 'refuses with an empty object'],
  ])('a refusal %j', async (body, note) => {
    const plant: Plant = (call) =>
      isCallOf('users.byId', call) && !call.hasToken
        ? Promise.resolve(Response.json(body, { status: 401 }))
        : null;
    const row = rowOf(await tryFaulty(plant), 'users.byId');
    expect(row.verdict).toBe('fits after the normaliser');
    expect(row.probes.flatMap(({ notes }) => notes)).toEqual([note]);
  });
});
