import { afterEach, describe, expect, it, vi } from 'vitest';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { NOON } from '../testing/create-test-mock.ts';
import { createDatabase, type Database } from './database.ts';
import { SnapshotError } from './snapshot.ts';
import { createMemoryStore } from './text-stores.ts';

const KEY = 'eduempower.mock.seed.small';
const open = (store = createMemoryStore()) => createDatabase({ seed: 'small', clock: () => NOON, store });
const user = { id: 'user_new', name: 'Neha', email: null, role: null, createdAt: '2026-11-21T06:00:00Z' };
const addUser = (database: Database, changes = {}) =>
  database.exclusive(({ users }) => users.put({ ...user, ...changes }));

afterEach(() => void vi.restoreAllMocks());

describe('persistence', () => {
  it('the mock database keeps additions, changes and removals after a reload', async () => {
    const store = createMemoryStore();
    const database = await open(store);
    await addUser(database);
    await addUser(database, { name: 'Neha Gupta' });
    await database.exclusive(async ({ scholarships, fundraisers }) => {
      await scholarships.remove(FRESH_SCHOLARSHIP_ID);
      const campaign = fundraisers.all()[0];
      if (campaign) await fundraisers.put({ ...campaign, title: 'Renamed' });
    });

    const { tables } = await open(store);
    expect(tables.users.get('user_new')?.name).toBe('Neha Gupta');
    expect(tables.users.all().filter(({ id }) => id === 'user_new')).toHaveLength(1);
    expect(tables.scholarships.get(FRESH_SCHOLARSHIP_ID)).toBeUndefined();
    expect(tables.scholarships.all()).toHaveLength(7);
    expect(tables.fundraisers.all()[0]?.title).toBe('Renamed');
  });

  it('the mock database stores changes for each seed separately', async () => {
    const store = createMemoryStore();
    await addUser(await open(store));
    const normal = await createDatabase({ seed: 'normal', clock: () => NOON, store });
    expect(normal.tables.users.get('user_new')).toBeUndefined();
  });

  it('resetting the mock database restores the seed data', async () => {
    const store = createMemoryStore();
    const database = await open(store);
    await addUser(database);
    await database.reset();
    expect(database.tables.users.get('user_new')).toBeUndefined();
    expect(store.get(KEY)).toBeNull();
  });

  it.each([
    ['invalid JSON', '{oops'],
    ['another version', '{"version":0,"seed":"small","tables":{}}'],
    ['an invalid record', ''],
  ])(
    'if the stored changes have %s, the mock database moves them to another key and opens the seed data unchanged',
    async (_, text) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const store = createMemoryStore();
      const damaged = text || (await open()).exportSnapshot().replace('"put":[]', '"put":[{"id":7}]');
      store.set(KEY, damaged);
      const database = await open(store);
      expect(database.tables.scholarships.all()).toHaveLength(8);
      expect(store.get(`${KEY}.unreadable`)).toBe(damaged);
      expect(warn).toHaveBeenCalledOnce();
      await open(store);
      expect(warn).toHaveBeenCalledOnce();
    },
  );
});

describe('two tabs that share a store', () => {
  it('two tabs that reload the mock database see each other’s changes and overwrite none of them', async () => {
    const store = createMemoryStore();
    const [one, other] = [await open(store), await open(store)];
    await addUser(one);
    await other.reload();
    expect(other.tables.users.get('user_new')?.name).toBe('Neha');
    await addUser(one, { id: 'user_second' });
    await addUser(other, { id: 'user_third' });
    await one.reload();
    expect(['user_new', 'user_second', 'user_third'].map((id) => one.tables.users.get(id)?.id)).toEqual([
      'user_new',
      'user_second',
      'user_third',
    ]);
  });
});

describe('exclusive work', () => {
  it('the mock database runs only one exclusive function at a time', async () => {
    const database = await open();
    const order: string[] = [];
    await Promise.all(
      ['first', 'second'].map((name) =>
        database.exclusive(async () => {
          order.push(`${name} begins`);
          await Promise.resolve();
          order.push(`${name} ends`);
        }),
      ),
    );
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('if an exclusive function throws, the mock database stays unchanged and can run later functions', async () => {
    const database = await open();
    const failing = database.exclusive(async ({ users }) => {
      await users.put(user);
      throw new Error('Power cut');
    });
    await expect(failing).rejects.toThrow('Power cut');
    expect(database.tables.users.get('user_new')).toBeUndefined();
    await addUser(database);
    expect(database.tables.users.get('user_new')).toBeDefined();
  });
});

describe('snapshots', () => {
  it('a snapshot transfers the mock database’s changes to another device', async () => {
    const database = await open();
    await addUser(database);
    const elsewhere = await open();
    await elsewhere.importSnapshot(database.exportSnapshot());
    expect(elsewhere.tables.users.get('user_new')?.name).toBe('Neha');
  });

  it.each([
    ['{oops', /not JSON/],
    ['{"version":2}', /invalid at seed/],
  ])(
    'the mock database refuses the invalid snapshot %s, gives the reason, and stays unchanged',
    async (text, reason) => {
      const database = await open();
      await addUser(database);
      await expect(database.importSnapshot(text)).rejects.toThrow(reason);
      await expect(database.importSnapshot(text)).rejects.toBeInstanceOf(SnapshotError);
      expect(database.tables.users.get('user_new')).toBeDefined();
    },
  );

  it('the mock database refuses a snapshot of another seed', async () => {
    const normal = await createDatabase({ seed: 'normal', clock: () => NOON, store: createMemoryStore() });
    await expect((await open()).importSnapshot(normal.exportSnapshot())).rejects.toThrow(/'normal'.*'small'/);
  });
});
