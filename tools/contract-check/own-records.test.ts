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

// Existing records must stay unchanged.
afterEach(() => expect(backend.foreignRecords()).toEqual(before));

const callers = (['organization', 'student', 'student-new', 'organization-new'] as const).map(callerOf);
const { userId: newcomer } = callerOf('student-new');
const { userId: student } = callerOf('student');
const undo = (entries: readonly Entry[]) =>
  undoRun({ ...backend.options({ callers }), journal: createJournal(() => {}, entries) });
const removals = () => backend.calls.flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));
const json = (body: unknown, status = 200) => Response.json(body, { status });
/** Creates a run's journal entries about a record. */
const written = (kind: Entry['kind'], by: string, id: string, ...fates: readonly Entry['fate'][]) =>
  fates.map((fate) => ({ kind, by, id, fate }));
const userReasons = {
  nested: 'its name does not contain the mark of this run',
  earlier: 'registering it did not return 201, so it may have existed before',
  holds: 'it has records, which might be removed with it',
};

describe('[CHECK-03] a contract check removes its own records, and nothing else', () => {
  it.each([
    ['gets no response', never],
    ['returns 500', () => json({}, 500)],
    ['returns no id', () => json({}, 201)],
    ['returns an HTML page', () => new Response('<!doctype html>')],
  ])('a contract check removes its record if the call that created it %s', async (_, answer) => {
    const creates = operationIds.filter((id) => id.endsWith('.create'));
    await begin(...creates.map((id) => answering(id, (done) => (done.ok ? answer() : done))));
    const { left } = await backend.check({ callers });
    expect(removals().length).toBeGreaterThan(3);
    expect(backend.newRecords()).toEqual([]);
    // A server that has not responded may still create the record. `--undo` would then remove it.
    const reasons = answer === never ? ['a call that may still create one got no response'] : [];
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
      'for a change to an unknown id',
      'fundraisers.update',
      (call) =>
        isCallOf('fundraisers.update', call) && call.path.endsWith('-none')
          ? upsert(call.path, call.body)
          : null,
    ],
  ])('a contract check removes a record that the server wrongly created %s', async (_, operation, plant) => {
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

  it('a contract check lists but never deletes a record without the run’s mark, even if the server returned the record’s id', async () => {
    const foreign = 'sch-girls-in-stem';
    await begin(
      answering('scholarships.create', (done) =>
        done.ok ? json({ id: foreign, title: 'x', totalAmount: 1, expiredAt: '2027-01-01' }) : done,
      ),
    );
    const { left } = await backend.check({ callers });
    expect(left).toEqual([
      { label: `scholarship ${foreign}`, reason: 'its title does not contain the mark of this run' },
    ]);
    expect(removals()).not.toContain(`scholarships/${foreign}`);
    expect(backend.newRecords()).toEqual([]);
  });

  it('a contract check lists the records that it cannot read or remove', async () => {
    await begin(
      (call) => (isCallOf('fundraisers.delete', call) ? Promise.resolve(json({}, 500)) : null),
      answering('scholarships.byId', () => json({}, 500)),
    );
    const { left } = await backend.check({ callers });
    const reasons = new Map(left.map(({ label, reason }) => [label.split(' ')[0], reason]));
    expect(reasons).toEqual(
      new Map([
        ['campaign', 'its removal returned 500, and reading it then returned 200'],
        ['scholarship', 'reading it returned 500'],
      ]),
    );
    expect(removals().filter((path) => path.startsWith('scholarships/'))).toEqual([]);
  });

  it('a contract check writes each creation to its journal before the call, and each new record before the next call', async () => {
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

describe('[CHECK-03] undoing an earlier contract check', () => {
  it.each([
    ['before a decision', /./],
    ['after a decision', /PENDING/],
  ])(
    'undoing a contract check that crashed %s removes all of its records, and a second undo finds none',
    async (_, body) => {
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
    },
  );

  const name = 'Contract check 1a2b3c4d';
  it.each([
    [
      'with the run’s mark only in a nested record',
      { name: 'Asha', fundraisers: [{ title: name }] },
      ['made', 'seen'],
      userReasons.nested,
    ],
    ['who may have existed before', { name }, ['seen'], userReasons.earlier],
    ['with scholarships', { name, scholarships: [{ id: 'real' }] }, ['made', 'seen'], userReasons.holds],
    ['with a profile', { name, student: { id: 'real' } }, ['made', 'seen'], userReasons.holds],
  ] as const)(
    'cleaning up after a contract check does not delete a user %s',
    async (_, shown, fates, reason) => {
      await begin(answering('users.byId', () => json({ id: student, ...shown })));
      const { left } = await undo(written('user', student, student, 'asked', ...fates));
      expect([left, removals()]).toEqual([[{ label: `user ${student}`, reason }], []]);
    },
  );

  it('a contract check does not delete a previously unknown user if the server reports the user as updated, not created', async () => {
    await begin(answering('users.registerOrUpdate', (done) => (done.status === 201 ? json({}) : done)));
    const caller = callerOf('no-role');
    const { left } = await backend.check({ callers: [caller, callerOf('student')] });
    expect([left, removals()]).toEqual([
      [{ label: `user ${caller.userId}`, reason: userReasons.earlier }],
      [],
    ]);
  });

  it('a contract check registers no user if the server finds no users or hides their email addresses', async () => {
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

  it('a contract check never removes a user whom the server already knew', async () => {
    await begin();
    await backend.check({ callers: [callerOf('student')] });
    expect([backend.entries.filter(({ kind }) => kind === 'user'), removals()]).toEqual([[], []]);
  });

  it('undoing a contract check keeps records of other runs and of users without a token, and lists them', async () => {
    await begin();
    const [made] = backend.mock.database.tables.scholarships.all();
    const entries = [
      ...written('scholarship', 'somebody', 'x', 'seen'),
      ...written('scholarship', student, made?.id ?? '', 'seen'),
    ];
    const { left } = await undo(entries);
    expect(left.map(({ reason }) => reason)).toEqual([
      'its title does not contain the mark of this run',
      'needs the token of somebody',
    ]);
    expect(removals()).toEqual([]);
  });
});
