import { expect, it } from 'vitest';
import { deleteOthers } from './delete-others.ts';
import { memoryArea } from './memory-area.test-utils.ts';
import { ownKey } from './storage-area.ts';

const name = 'seen-decisions';

function areaOf(...keys: readonly string[]) {
  const area = memoryArea();
  for (const key of keys) area.setItem(key, '1');
  return area;
}

it('[AUTH-07] deleteOthers deletes what other users have stored under a name, and nothing else', () => {
  const own = [ownKey(name, 'user_1'), `${ownKey(name, 'user_1')}.unreadable`, ownKey('guardian', 'user_2')];
  const area = areaOf(...own, ownKey(name, 'user_2'), ownKey(name, 'user_10'));
  deleteOthers(() => area, name, 'user_1');
  expect([...area.entries.keys()]).toEqual(own);
});

it('[AUTH-07] if no user is signed in, deleteOthers deletes what every user has stored under a name', () => {
  const area = areaOf(ownKey(name, 'user_1'));
  deleteOthers(() => area, name, null);
  expect(area.entries.size).toBe(0);
});
