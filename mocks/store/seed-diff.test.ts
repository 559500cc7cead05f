import { expect, it } from 'vitest';
import { FRESH_SCHOLARSHIP_ID } from '../data/applications.ts';
import { NOON } from '../testing/create-test-mock.ts';
import { createDatabase } from './database.ts';
import { diffSeed } from './seed-diff.ts';
import { createMemoryStore } from './text-stores.ts';

it('diffSeed lists added, changed and removed records by table', async () => {
  const database = await createDatabase({ seed: 'small', clock: () => NOON, store: createMemoryStore() });
  expect(diffSeed(database.tables)).toEqual([]);
  const user = { id: 'user_new', name: 'Neha', email: null, role: null, createdAt: '2026-11-21T06:00:00Z' };
  await database.exclusive(async ({ users, scholarships, fundraisers }) => {
    await users.put(user);
    await scholarships.remove(FRESH_SCHOLARSHIP_ID);
    const [renamed, untouched] = fundraisers.all();
    if (renamed) await fundraisers.put({ ...renamed, title: 'Renamed' });
    if (untouched) await fundraisers.put({ ...untouched });
  });
  const [renamed] = database.tables.fundraisers.all();
  const before = database.tables.fundraisers.seeded(renamed?.id ?? '')?.title;
  expect(diffSeed(database.tables)).toEqual([
    { table: 'users', added: [user], changed: [], removed: [] },
    { table: 'scholarships', added: [], changed: [], removed: [FRESH_SCHOLARSHIP_ID] },
    {
      table: 'fundraisers',
      added: [],
      changed: [{ id: renamed?.id, fields: [{ field: 'title', before, after: 'Renamed' }] }],
      removed: [],
    },
  ]);
  await database.exclusive(({ users }) => users.remove('user_new'));
  expect(diffSeed(database.tables).map(({ table }) => table)).toEqual(['scholarships', 'fundraisers']);
});
