import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { memoryArea } from '#shared/store/memory-area.test-utils.ts';
import { deleteFigures } from '#shared/store/organization-figures.ts';
import { unreadableKey } from '#shared/store/persisted-value.ts';
import { analyticsStore } from './analytics-store.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 21, 6);
const KEY = 'eduempower.organization-scholarships.user_1';
const list = {
  readAt: NOW,
  scholarships: [aScholarship({ applications: [{ id: 'a1', status: 'PENDING' }] })],
};

function device(area = memoryArea(), ownerId = 'user_1') {
  const getStorage = () => area;
  const store = analyticsStore(ownerId, getStorage);
  return { area, getStorage, store, keys: () => [...area.entries.keys()] };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('[ORG-17] the server’s list is stored as it came, for 7 days', () => {
  const { store, keys } = device();
  expect(store.read(NOW)).toBeNull();
  store.write(list);
  expect(store.read(NOW + 7 * DAY)).toEqual(list);
  expect(store.read(NOW + 7 * DAY + 1)).toBeNull();
  expect(keys()).toEqual([]);
});

it.each([
  ['is garbage', '{'],
  ['has another shape', JSON.stringify({ version: 1, data: { scholarships: [{ id: 7 }] } })],
  ['was written by a newer version', JSON.stringify({ version: 2, data: {} })],
])(
  '[SAFE-02] [ORG-17] a text that %s is a failure, and not an empty list, until it is replaced',
  (_, text) => {
    const { area, store, keys } = device();
    area.entries.set(KEY, text);
    expect(() => store.read(NOW)).toThrow('cannot be read');
    expect(() => store.read(NOW)).toThrow('cannot be read');
    store.write(list);
    expect(keys()).toEqual([KEY]);
  },
);

it('[SAFE-02] [ORG-17] a blocked storage is a failure, and a full one is logged', () => {
  expect(() => device(memoryArea('shut')).store.read(NOW)).toThrow();
  expect(() => analyticsStore('user_1', () => null).read(NOW)).toThrow('blocked');
  device(memoryArea('full')).store.write(list);
  expect(console.warn).toHaveBeenCalledWith('The analytics could not be stored on this device.');
});

it.each([
  ['nobody is signed in', null, NOW, []],
  ['another organization is signed in', 'user_2', NOW, []],
  ['its own organization is signed in', 'user_1', NOW, [KEY, unreadableKey(KEY)]],
  ['it is older than 7 days', 'user_1', NOW + 7 * DAY + 1, [unreadableKey(KEY)]],
])('[AUTH-07] what is stored is deleted unless it is new and its own: %s', (_, ownerId, now, left) => {
  const { area, getStorage, store, keys } = device();
  store.write(list);
  area.entries.set(unreadableKey(KEY), '{');
  deleteFigures(getStorage, ownerId, now);
  expect(keys()).toEqual(left);
});
