import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { deleteFigures } from '#shared/store/organization-figures.ts';
import { unreadableKey } from '#shared/store/persisted-value.ts';
import { storedScholarships } from './stored-scholarships-store.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 6);
const KEY = 'eduempower.organization-scholarships.user_1';
const list = {
  readAt: NOW,
  scholarships: [aScholarship({ applications: [{ id: 'a1', status: 'PENDING' }] })],
};

function device(area = memoryArea(), ownerId = 'user_1') {
  const getStorage = () => area;
  const store = storedScholarships(ownerId, getStorage);
  return { area, getStorage, store, keys: () => [...area.entries.keys()] };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('[ORG-17] the server’s list of scholarships is stored unchanged for 7 days', () => {
  const { store, keys } = device();
  expect(store.read(NOW)).toBeNull();
  store.writeList(list);
  expect(store.read(NOW + 7 * DAY)).toEqual({ ...list, profiles: {} });
  expect(store.read(NOW + 7 * DAY + 1)).toBeNull();
  expect(keys()).toEqual([]);
});

it.each([
  ['is garbage', '{'],
  ['has another shape', JSON.stringify({ version: 1, data: { scholarships: [{ id: 7 }] } })],
  ['was written by a newer version', JSON.stringify({ version: 2, data: {} })],
])(
  '[SAFE-02] [ORG-17] if the stored data %s, reading scholarships throws an error until a new list is stored',
  (_, text) => {
    const { area, store, keys } = device();
    area.entries.set(KEY, text);
    expect(() => store.read(NOW)).toThrow('cannot be read');
    expect(() => store.read(NOW)).toThrow('cannot be read');
    store.writeList(list);
    expect(keys()).toEqual([KEY]);
  },
);

it('[SAFE-02] [ORG-17] reading scholarships from blocked storage throws an error, and writing to full storage logs a warning', () => {
  expect(() => device(memoryArea('shut')).store.read(NOW)).toThrow();
  expect(() => storedScholarships('user_1', () => null).read(NOW)).toThrow('blocked');
  device(memoryArea('full')).store.writeList(list);
  expect(console.warn).toHaveBeenCalledWith('The analytics could not be stored on this device.');
});

it('[ORG-17] a profile that the review has loaded is kept on the device as long as the student has an application', () => {
  const { store } = device();
  const female = { gender: 'Female', marks: 81.5 } as const;
  // The dashboard has not been opened on this device yet.
  store.addProfiles({ s1: female, s2: { gender: null, marks: null } }, NOW);
  expect(store.read(NOW)).toMatchObject({ scholarships: null, profiles: { s1: female } });
  const applications = [{ id: 'a1', studentId: 's1', status: 'PENDING' }];
  store.writeList({ readAt: NOW, scholarships: [aScholarship({ applications })] });
  expect(store.read(NOW)?.profiles).toEqual({ s1: female });
  store.setStatus('a1', 'ACCEPTED');
  const stored = store.read(NOW);
  expect(stored?.scholarships?.[0]?.applications?.[0]?.status).toBe('ACCEPTED');
  expect(stored?.profiles).toEqual({ s1: female });
});

it('[ORG-17] scholarships stored by an earlier version of the site can be read', () => {
  const { area, store } = device();
  area.entries.set(KEY, JSON.stringify({ version: 1, data: list }));
  expect(store.read(NOW)).toEqual({ ...list, profiles: {} });
});

it.each([
  ['the user is signed out', null, NOW, []],
  ['another organization is signed in', 'user_2', NOW, []],
  ['the owner is signed in', 'user_1', NOW, [KEY, unreadableKey(KEY)]],
  ['the scholarships are older than 7 days', 'user_1', NOW + 7 * DAY + 1, [unreadableKey(KEY)]],
])(
  '[AUTH-07] deleteFigures keeps stored scholarships only while they are recent and their owner is signed in (%s)',
  (_, ownerId, now, kept) => {
    const { area, getStorage, store, keys } = device();
    store.writeList(list);
    area.entries.set(unreadableKey(KEY), '{');
    deleteFigures(getStorage, ownerId, now);
    expect(keys()).toEqual(kept);
  },
);
