import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScholarship } from '#mocks/testing/records.ts';
import { memoryArea } from '#shared/store/memory-area.ts';
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

function device(area = memoryArea(), owner = 'user_1') {
  const getStorage = () => area;
  const store = analyticsStore(owner, getStorage);
  return { area, getStorage, store, keys: () => [...area.entries.keys()] };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('[ORG-17] the scholarships on the device', () => {
  it('are the server’s list as it came', () => {
    const { store } = device();
    expect(store.read(NOW)).toBeNull();
    store.write(list);
    expect(store.read(NOW)).toEqual(list);
  });

  it('end 7 days after the server listed them', () => {
    const { store, keys } = device();
    store.write(list);
    expect(store.read(NOW + 7 * DAY)).toEqual(list);
    expect(store.read(NOW + 7 * DAY + 1)).toBeNull();
    expect(keys()).toEqual([]);
  });

  it.each([
    ['is garbage', '{'],
    ['has another shape', JSON.stringify({ version: 1, data: { scholarships: [{ id: 7 }] } })],
    ['was written by a newer version', JSON.stringify({ version: 2, data: {} })],
  ])('[SAFE-02] are a failure, and not an empty list, where the text %s', (_, text) => {
    const { area, store } = device();
    area.entries.set(KEY, text);
    expect(() => store.read(NOW)).toThrow('cannot be read');
    expect(() => store.read(NOW)).toThrow('cannot be read');
  });

  it('[SAFE-02] are a failure where the storage is blocked', () => {
    expect(() => device(memoryArea('shut')).store.read(NOW)).toThrow();
    expect(() => analyticsStore('user_1', () => null).read(NOW)).toThrow('blocked');
  });

  it('replace what could not be read', () => {
    const { area, store, keys } = device();
    area.entries.set(KEY, '{');
    expect(() => store.read(NOW)).toThrow();
    expect(keys()).toEqual([unreadableKey(KEY)]);
    store.write(list);
    expect(keys()).toEqual([KEY]);
  });

  it('are not stored on a full device, which is logged', () => {
    device(memoryArea('full')).store.write(list);
    expect(console.warn).toHaveBeenCalledWith('The analytics could not be stored on this device.');
  });
});

describe('[AUTH-07] what lies on the device', () => {
  it('is read by its own organization alone', () => {
    const { area, store } = device();
    store.write(list);
    expect(device(area, 'user_2').store.read(NOW)).toBeNull();
    expect(store.read(NOW)).toEqual(list);
  });

  it.each([
    ['nobody', null, []],
    ['another organization', 'user_2', []],
    ['its own organization', 'user_1', [KEY, unreadableKey(KEY)]],
  ])('is deleted unless it belongs to who is signed in: %s', (_, owner, left) => {
    const { area, getStorage, store, keys } = device();
    store.write(list);
    area.entries.set(unreadableKey(KEY), '{');
    deleteFigures(getStorage, owner, NOW);
    expect(keys()).toEqual(left);
  });

  it('is deleted after 7 days', () => {
    const { getStorage, store, keys } = device();
    store.write(list);
    deleteFigures(getStorage, 'user_1', NOW + 7 * DAY + 1);
    expect(keys()).toEqual([]);
  });
});
