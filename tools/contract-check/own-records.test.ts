import { afterEach, describe, expect, it } from 'vitest';
import { type OperationId, operationIds } from '#contract/endpoints.ts';
import { createJournal, type Entry } from './journal.ts';
import { undoRun } from './run-check.ts';
import { answering, callerOf, createBackend, isCallOf, never, type Plant } from './testing/backend.ts';

type Backend = Awaited<ReturnType<typeof createBackend>>;
let backend: Backend;
let before: unknown;

async function begin(...plants: readonly Plant[]): Promise<void> {
  backend = await createBackend(...plants);
  before = backend.foreignRecords();
}

// The earlier records are unchanged.
afterEach(() => expect(backend.foreignRecords()).toEqual(before));

const callers = (['organization', 'student', 'student-new', 'organization-new'] as const).map(callerOf);
const { userId: newcomer } = callerOf('student-new');
const { userId: student } = callerOf('student');
const undo = (entries: readonly Entry[]) =>
  undoRun({ ...backend.options({ callers }), journal: createJournal(() => {}, entries) });
const removals = () => backend.calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));
const json = (body: unknown, status = 200) => Response.json(body, { status });
/** A run's note about a record. */
const written = (kind: Entry['kind'], by: string, id: string, ...fates: readonly Entry['fate'][]) =>
  fates.map((fate) => ({ kind, by, id, fate }));
const userReasons = {
  nested: 'its name does not carry the words of this run',
  earlier: 'registering it was not answered with 201, so it may have been there before',
  holds: 'it holds records, which might go with it',
};

describe('[CHECK-03] a run removes what it has made, and nothing else', () => {
  it.each([
    ['never answered', never],
    ['answered with 500', () => json({}, 500)],
    ['answered without its id', () => json({}, 201)],
    ['answered with a page', () => new Response('<!doctype html>')],
  ])('also where the call that made it is %s', async (_, answer) => {
    const creates = operationIds.filter((id) => id.endsWith('.create'));
    await begin(...creates.map((id) => answering(id, (done) => (done.ok ? answer() : done))));
    const { left } = await backend.check({ callers });
    expect(removals().length).toBeGreaterThan(3);
    expect(backend.newRecords()).toEqual([]);
    // `--undo` removes a record that is made later.
    const reasons = answer === never ? ['a call that may still make one was not answered'] : [];
    expect([...new Set(left.map(({ reason }) => reason))]).toEqual(reasons);
  });

  it.each<[string, OperationId, Plant]>([
    [
      'without a token',
      'scholarships.create',
      (call, askMock) =>
        isCallOf('scholarships.create', call) && !call.bearer ? askMock({ as: 'organization' }) : null,
    ],
    [
      'by changing an unknown id',
      'fundraisers.update',
      (call) =>
        isCallOf('fundraisers.update', call) && call.path.endsWith('-none')
          ? upsert(call.path, call.body)
          : null,
    ],
  ])('also what a server makes where it had to refuse: %s', async (_, operation, plant) => {
    await begin(plant);
    const { rows, left } = await backend.check({ callers });
    expect(rows.find((row) => row.operation === operation)?.verdict).not.toBe('fits');
    expect([left, backend.newRecords()]).toEqual([[], []]);
  });
  async function upsert(path: string, body: unknown): Promise<Response> {
    const id = path.split('/')[1] ?? '';
    await backend.mock.database.exclusive(({ fundraisers }) =>
      fundraisers.put({ ...fundraisers.all()[0], ...(body as object), id } as never),
    );
    return json({});
  }

  it('a record without the run’s mark stays and is listed, although the server returned its id', async () => {
    const foreign = 'sch-girls-in-stem';
    await begin(
      answering('scholarships.create', (done) =>
        done.ok ? json({ id: foreign, title: 'x', totalAmount: 1, expiredAt: '2027-01-01' }) : done,
      ),
    );
    const { left } = await backend.check({ callers });
    expect(left).toEqual([
      { label: `scholarship ${foreign}`, reason: 'its title does not carry the words of this run' },
    ]);
    expect(removals()).not.toContain(`scholarships/${foreign}`);
    expect(backend.newRecords()).toEqual([]);
  });

  it('a record that cannot be read or removed stays and is listed', async () => {
    await begin(
      (call) => (isCallOf('fundraisers.delete', call) ? Promise.resolve(json({}, 500)) : null),
      answering('scholarships.byId', () => json({}, 500)),
    );
    const { left } = await backend.check({ callers });
    const reasons = new Map(left.map(({ label, reason }) => [label.split(' ')[0], reason]));
    expect(reasons).toEqual(
      new Map([
        ['campaign', 'its removal was answered with 500, and its read then answered with 200'],
        ['scholarship', 'its read was answered with 500'],
      ]),
    );
    expect(removals().filter((path) => path.startsWith('scholarships/'))).toEqual([]);
  });

  it('a run writes down each record before the next call, and each creation before it happens', async () => {
    const known: string[] = [];
    await begin((call) => {
      const creates = isCallOf('scholarships.create', call) || isCallOf('students.create', call);
      if (creates) known.push(JSON.stringify(backend.entries.at(-1)));
      if (isCallOf('scholarships.update', call)) known.push(JSON.stringify(backend.entries));
      return null;
    });
    await backend.check({ callers });
    expect(known[0]).toContain(`"by":"${newcomer}","id":"${newcomer}","fate":"asked"`);
    expect(known.find((text) => text.startsWith('['))).toContain(
      '"kind":"scholarship","by":"user_vidya_trust","id":"sch-',
    );
  });
});

describe('[CHECK-03] the removal of what a run has left behind', () => {
  it.each([
    ['before a decision', /./],
    ['after a decision', /PENDING/],
  ])('the removal after a crash %s leaves no records, and finds none the second time', async (_, body) => {
    let isDead = false;
    let isUndoing = false;
    await begin((call) => {
      isDead ||=
        !isUndoing && isCallOf('applications.updateStatus', call) && body.test(JSON.stringify(call.body));
      return isDead ? Promise.reject(new TypeError('fetch failed')) : null;
    });
    await backend.check({ callers });
    expect(backend.newRecords().map((name) => name.split(' ')[0])).toEqual(
      expect.arrayContaining(['scholarships', 'applications', 'fundraisers']),
    );
    isDead = false;
    isUndoing = true;
    const crashed = [...backend.entries];
    const { removed, left } = await undo(crashed);
    expect([removed.length, left, backend.newRecords()]).toEqual([4, [], []]);
    expect(await undo(crashed)).toEqual({ removed: [], left: [] });
  });

  const name = 'Contract check 1a2b3c4d';
  it.each([
    [
      'whose record only holds the mark of another',
      { name: 'Asha', fundraisers: [{ title: name }] },
      ['made', 'seen'],
      userReasons.nested,
    ],
    ['that may have been there before', { name }, ['seen'], userReasons.earlier],
    ['with records of others', { name, scholarships: [{ id: 'real' }] }, ['made', 'seen'], userReasons.holds],
    ['with a profile of its own', { name, student: { id: 'real' } }, ['made', 'seen'], userReasons.holds],
  ] as const)('leaves a user %s', async (_, shown, fates, reason) => {
    await begin(answering('users.byId', () => json({ id: student, ...shown })));
    const { left } = await undo(written('user', student, student, 'asked', ...fates));
    expect([left, removals()]).toEqual([[{ label: `user ${student}`, reason }], []]);
  });

  it('the removal leaves a user that the server reports as updated, although it showed none before', async () => {
    await begin(answering('users.registerOrUpdate', (done) => (done.status === 201 ? json({}) : done)));
    const caller = callerOf('no-role');
    const { left } = await backend.check({ callers: [caller, callerOf('student')] });
    expect([left, removals()]).toEqual([
      [{ label: `user ${caller.userId}`, reason: userReasons.earlier }],
      [],
    ]);
  });

  it('nobody is registered at a server that finds no user, or hides the email', async () => {
    for (const shown of [
      () => json({ error: 'Not found' }, 404),
      () => json({ id: student, name: 'Asha', role: 'STUDENT' }),
    ]) {
      await begin(answering('users.byId', shown));
      const { rows } = await backend.check({ callers: [callerOf('student'), callerOf('no-role')] });
      const registered = backend.calls.filter(
        (call) => isCallOf('users.registerOrUpdate', call) && 'userId' in (call.body as object),
      );
      expect(registered).toEqual([]);
      expect(rows.find(({ operation }) => operation === 'users.registerOrUpdate')?.reason).toMatch(
        /^users\.byId /,
      );
      expect(backend.foreignRecords()).toEqual(before);
    }
  });

  it('the removal never removes a user that the server knew before', async () => {
    await begin();
    await backend.check({ callers: [callerOf('student')] });
    expect([backend.entries.filter(({ kind }) => kind === 'user'), removals()]).toEqual([[], []]);
  });

  it('the removal lists records that it has no token for, or of another run', async () => {
    await begin();
    const [made] = backend.mock.database.tables.scholarships.all();
    const entries = [
      ...written('scholarship', 'somebody', 'x', 'seen'),
      ...written('scholarship', student, made?.id ?? '', 'seen'),
    ];
    const { left } = await undo(entries);
    expect(left.map(({ reason }) => reason)).toEqual([
      'its title does not carry the words of this run',
      'needs the token of somebody',
    ]);
    expect(removals()).toEqual([]);
  });
});
