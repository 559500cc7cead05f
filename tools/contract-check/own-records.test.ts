import { afterEach, describe, expect, it } from 'vitest';
import type { PersonaName } from '#mocks/data/personas.ts';
import { hasPassed } from './report.ts';
import type { Report } from './run-check.ts';
import { type Backend, callerOf, createBackend } from './testing/backend.ts';
import { answering, isCallOf, type Plant } from './testing/proxy.ts';

let backend: Backend;
let before: ReturnType<Backend['foreignRecords']>;

async function tryWith(plants: readonly Plant[], ...names: readonly PersonaName[]): Promise<Report> {
  backend = await createBackend(plants);
  before = backend.foreignRecords();
  return backend.check({ callers: names.map(callerOf), writes: true, timeoutMs: 50 });
}

afterEach(() => {
  // What was there before is as it was, and no call has asked to remove it.
  expect(backend.foreignRecords()).toEqual(before);
  const removals = backend.calls.filter(({ method }) => method === 'DELETE');
  for (const { path } of removals) {
    const [resource = '', id] = path.split('/');
    const table = before[resource === 'fundraiser' ? 'fundraisers' : resource] ?? [];
    expect(table.find((record) => record.id === id)).toBeUndefined();
  }
});

const differencesIn = ({ rows }: Report) =>
  rows.flatMap(({ probes }) => probes.flatMap(({ differences }) => differences));
const hang = (): Promise<Response> => new Promise(() => {});

/** Lets the mock do what it is asked, and answers in another way. */
const doing =
  (isMeant: Plant extends (call: infer Call, ...rest: never) => unknown ? (call: Call) => boolean : never) =>
  (answer: () => Response | Promise<Response>): Plant =>
  (call, askMock) =>
    isMeant(call) ? askMock().then((done) => (done.ok ? answer() : done)) : null;

describe('a record that was made', () => {
  it('is reported when its removal fails, with the text by which a person finds it', async () => {
    const plant = answering('fundraisers.delete', () => Response.json({ error: 'Sorry.' }, { status: 500 }));
    const report = await tryWith([plant], 'organization');
    expect(report.leftBehind).toEqual([
      { label: 'campaign fund-3', reason: 'its removal was answered with 500, and it is still there' },
    ]);
    expect(report.marker).toBe('Contract check 1a2b3c4d');
    expect(backend.newRecords()).toEqual(['fundraisers fund-3']);
    expect(hasPassed(report)).toBe(false);
  });

  it('is looked for after its removal, which a server may only claim', async () => {
    const plant = answering('scholarships.delete', () => new Response(null, { status: 204 }));
    const report = await tryWith([plant], 'organization');
    expect(differencesIn(report)).toContainEqual({
      path: '$',
      expected: 'no record any more',
      got: 'the record, still there',
    });
    expect(report.leftBehind).toHaveLength(1);
  });

  it('is removed at the end when that failed in between', async () => {
    let failures = 0;
    const plant: Plant = (call) =>
      isCallOf('scholarships.delete', call) && call.hasToken && failures++ < 2
        ? Promise.resolve(Response.json({ error: 'Busy.' }, { status: 503 }))
        : null;
    const report = await tryWith([plant], 'organization');
    expect(failures).toBeGreaterThan(2);
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
    expect(hasPassed(report)).toBe(false);
  });

  it.each([
    ['never answered', hang],
    ['answered with 500', () => Response.json({}, { status: 500 })],
    ['answered without its id', () => Response.json({}, { status: 201 })],
    ['answered with a page', () => new Response('<!doctype html>', { status: 200 })],
  ])('is found and removed when the call that made it is %s', async (_, answer) => {
    const creates = doing((call) => call.method === 'POST' && call.path !== 'users/registerorupdate');
    const report = await tryWith(
      [creates(answer)],
      'organization',
      'student',
      'student-new',
      'organization-new',
    );
    expect(backend.calls.filter(({ method }) => method === 'DELETE').length).toBeGreaterThan(4);
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('is another’s when the server answers with another’s id: that one is left alone', async () => {
    const creates = doing((call) => isCallOf('scholarships.create', call));
    const foreign = () =>
      Response.json({ id: 'sch-girls-in-stem', title: 'x', totalAmount: 1, expiredAt: '2027-01-01' });
    const report = await tryWith([creates(foreign)], 'organization');
    expect(differencesIn(report)).toContainEqual({
      path: '$.id',
      expected: 'the id of the record that was sent',
      got: 'the id of another record',
    });
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('is left alone and reported where its owner cannot be seen', async () => {
    const creates = doing((call) => isCallOf('scholarships.create', call));
    const blind: readonly Plant[] = [
      creates(() => Response.json({ id: 'sch-0', title: 'x', totalAmount: 1, expiredAt: '2027-01-01' })),
      answering('scholarships.byId', () => Response.json({}, { status: 500 })),
    ];
    const report = await tryWith(blind, 'organization');
    expect(report.leftBehind).toEqual([
      { label: 'scholarship sch-0', reason: expect.stringMatching(/it was not removed$/) },
    ]);
    expect(backend.calls).not.toContainEqual(
      expect.objectContaining({ method: 'DELETE', path: 'scholarships/sch-0' }),
    );
  });
});

describe('what a server does where it had to refuse', () => {
  it('by refusing every write is found, and taken back', async () => {
    const plant: Plant = (call, askMock) =>
      call.method === 'GET' || call.hasToken || call.path === 'applications'
        ? null
        : askMock({ as: 'organization' });
    const report = await tryWith([plant], 'organization');
    for (const operation of ['scholarships.create', 'fundraisers.update', 'scholarships.delete']) {
      const row = report.rows.find((candidate) => candidate.operation === operation);
      expect(row?.probes.find(({ name }) => name === 'without a token')).toMatchObject({
        verdict: 'does not fit',
        differences: [{ path: 'status', expected: '401', got: expect.stringMatching(/^20/) }],
      });
    }
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('by accepting a body that does not fit', async () => {
    const plant: Plant = ({ method, path, body }, askMock) =>
      method === 'POST' && path === 'scholarships'
        ? askMock({ body: { ...(body as object), totalAmount: 5 } })
        : null;
    const report = await tryWith([plant], 'organization');
    expect(differencesIn(report)).toContainEqual({ path: 'status', expected: '400', got: '201' });
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('by making what it was to change', async () => {
    const plant: Plant = (call) =>
      isCallOf('fundraisers.update', call) && call.path.endsWith('-none') && call.hasToken
        ? upsert(call.path, call.body)
        : null;
    const upsert = async (path: string, body: unknown): Promise<Response> => {
      const id = path.split('/')[1] ?? '';
      await backend.mock.database.exclusive((tables) => {
        const [seeded] = tables.fundraisers.all();
        return tables.fundraisers.put({ ...seeded, ...(body as object), id } as never);
      });
      return Response.json({}, { status: 200 });
    };
    const report = await tryWith([plant], 'organization');
    expect(differencesIn(report)).toContainEqual({ path: 'status', expected: '404 or 403', got: '200' });
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('by taking a second application', async () => {
    const plant: Plant = (call, askMock) =>
      isCallOf('applications.create', call)
        ? askMock().then((answer) => (answer.status === 409 ? takeAgain(call.body) : answer))
        : null;
    const takeAgain = async (body: unknown): Promise<Response> => {
      const record = {
        ...(body as object),
        id: 'app-again',
        status: 'PENDING',
        createdAt: '2026-11-21T00:00:00Z',
      };
      await backend.mock.database.exclusive((tables) => tables.applications.put(record as never));
      return Response.json({ id: 'app-again' }, { status: 201 });
    };
    const report = await tryWith([plant], 'organization', 'student');
    expect(differencesIn(report)).toContainEqual({ path: 'status', expected: '409', got: '201' });
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });

  it('by letting another user change and remove', async () => {
    const plant: Plant = (call, askMock) =>
      /^(?:PUT|DELETE) scholarships\//.test(`${call.method} ${call.path}`) && call.hasToken
        ? askMock({ as: 'organization' })
        : null;
    const report = await tryWith([plant], 'organization', 'student');
    const probes = report.rows
      .filter(({ operation }) => operation === 'scholarships.update' || operation === 'scholarships.delete')
      .flatMap((row) => row.probes.filter(({ name }) => name === 'as a student who does not own it'));
    expect(probes.map(({ verdict }) => verdict)).toEqual(['does not fit', 'does not fit']);
    expect([report.leftBehind, backend.newRecords()]).toEqual([[], []]);
  });
});

describe('a check that does not come to its end', () => {
  it('because it is interrupted removes what it has made', async () => {
    const interruption = new AbortController();
    const plant: Plant = (call) => {
      if (!isCallOf('fundraisers.update', call)) return null;
      interruption.abort();
      return hang();
    };
    backend = await createBackend([plant]);
    before = backend.foreignRecords();
    const callers = [callerOf('organization')];
    const report = await backend.check({ callers, writes: true, timeoutMs: 50, signal: interruption.signal });
    expect([report.isInterrupted, report.leftBehind, backend.newRecords()]).toEqual([true, [], []]);
    expect(hasPassed(report)).toBe(false);
    expect(report.rows.find(({ operation }) => operation === 'applications.create')?.reason).toBe(
      'the check was interrupted',
    );
  });

  it('because of its own mistake removes what it has made, and says what it was', async () => {
    let isBroken = false;
    const plant: Plant = (call) => {
      isBroken ||= isCallOf('fundraisers.update', call);
      return null;
    };
    backend = await createBackend([plant]);
    before = backend.foreignRecords();
    const now = () => {
      if (isBroken) throw new RangeError('No time');
      return Date.UTC(2026, 10, 21);
    };
    const caller = { ...callerOf('organization'), expiresAt: Date.UTC(2027, 0, 1) };
    await expect(backend.check({ callers: [caller], writes: true, now })).rejects.toMatchObject({
      message: 'The check itself failed; it left behind: nothing',
      cause: expect.any(RangeError),
    });
    expect(backend.newRecords()).toEqual([]);
  });
});
