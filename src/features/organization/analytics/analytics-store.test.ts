import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { rememberVisitor } from '#shared/session/visitor.ts';
import { type MemoryArea, memoryArea } from '#shared/store/memory-area.ts';
import { forgetOwnerless, ORGANIZATION_SCHOLARSHIPS_KEY as KEY } from '#shared/store/ownerless-keys.ts';
import { unreadableKey } from '#shared/store/persisted-value.ts';
import type { AnalyticsRecord } from './analytics-record.ts';
import { writeAnalytics } from './analytics-record.ts';
import { analyticsQuery, followOtherTabs, storedAnalytics, storeFirst } from './analytics-store.ts';
import { recordOf } from './record-from-server.ts';

const NOW = Date.UTC(2026, 10, 21, 6);
const scholarship = {
  id: 'stem',
  title: 'STEM',
  totalAmount: 60_000,
  organizationId: 'user_1',
  expiredAt: '2026-12-31T18:29:59Z',
};
const record = (owner = 'user_1'): AnalyticsRecord =>
  recordOf(
    { current: [{ ...scholarship, organizationId: owner }], upcoming: [], past: [] },
    { owner, time: NOW, earlier: null },
  );
const trimmed = { ...record(), current: [], isTrimmed: true };

function device(area: MemoryArea = memoryArea(), text?: string) {
  if (text !== undefined) area.entries.set(KEY, text);
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const getStorage = () => area;
  const place = { queryClient, owner: 'user_1', getStorage };
  const read = () => queryClient.fetchQuery({ ...analyticsQuery('user_1', getStorage), staleTime: 0 });
  return { area, place, read, queryClient };
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('[ORG-17] what the analytics find on the device', () => {
  it('is what the dashboard has left there', async () => {
    const { place, read } = device();
    expect(storeFirst(place, [record()])).toEqual(record());
    expect(await read()).toEqual(record());
    expect(storedAnalytics(place)).toEqual(record());
  });

  it('is nothing on a new device, which is only logged', async () => {
    expect(await device().read()).toBeNull();
    expect(console.info).toHaveBeenCalledWith('No scholarships found in local storage');
    expect(console.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['garbage', '{'],
    ['an outdated record', JSON.stringify({ version: 0, current: [] })],
    ['another user’s text under the same name', '["a", "b"]'],
  ])('[SAFE-02] is put aside where it is %s, with a line on the console, once', async (_, text) => {
    const { area, read } = device(memoryArea(), text);
    await expect(read()).rejects.toThrow('cannot be read');
    expect([...area.entries]).toEqual([[unreadableKey(KEY), text]]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('put aside'));
    // It is still no device without scholarships: that would be a lie.
    await expect(read()).rejects.toThrow('could not be read');
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('[SAFE-02] is let go where there is no room to put it aside', async () => {
    const { area, read } = device(memoryArea('full'), '{');
    await expect(read()).rejects.toThrow();
    expect([...area.entries]).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('put aside'));
  });

  it('[AUTH-07] is never another organization’s, which is removed with a line on the console', async () => {
    const { area, read } = device(memoryArea(), writeAnalytics(record('user_2')));
    expect(await read()).toBeNull();
    expect([...area.entries]).toEqual([]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another organization'));
  });

  it('leaves out what does not fit, and says how much', async () => {
    const text = JSON.stringify({ owner: 'user_1', current: [null, { id: 'stem' }] });
    expect((await device(memoryArea(), text).read())?.current.map(({ id }) => id)).toEqual(['stem']);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^1 of the scholarships/));
  });

  it('[SAFE-02] is a failure where the storage is blocked', async () => {
    await expect(device(memoryArea('shut')).read()).rejects.toThrow();
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await expect(queryClient.fetchQuery(analyticsQuery('user_1', () => null))).rejects.toThrow('shut');
  });

  it('[AUTH-07] is gone after a sign-out, with what was put aside', () => {
    const { area, place } = device();
    storeFirst(place, [record()]);
    area.entries.set(unreadableKey(KEY), '{');
    forgetOwnerless(() => area);
    expect([...area.entries]).toEqual([]);
  });
});

describe('[ORG-17] what the dashboard stores', () => {
  it('[SAFE-02] leaves a record of a newer version where it is', async () => {
    const newer = JSON.stringify({ version: 2, owner: 'user_1', scholarships: [] });
    const { area, place, read } = device(memoryArea(), newer);
    await expect(read()).rejects.toThrow('newer version');
    expect(storeFirst(place, [record()])).toBeNull();
    expect([...area.entries]).toEqual([[KEY, newer]]);
  });

  it('replaces what could not be read', async () => {
    const { area, place, read } = device(memoryArea(), '{');
    await expect(read()).rejects.toThrow();
    expect(storedAnalytics(place)).toBeNull();
    storeFirst(place, [record()]);
    expect([...area.entries.keys()]).toEqual([KEY]);
    expect(await read()).toEqual(record());
  });

  it('is the first record that there is room for', async () => {
    const area = memoryArea();
    const room = writeAnalytics(trimmed).length;
    const { place, read } = device({
      ...area,
      setItem: (key, text) => {
        if (text.length > room) throw new DOMException('Full', 'QuotaExceededError');
        area.setItem(key, text);
      },
    });
    expect(storeFirst(place, [record(), trimmed])).toEqual(trimmed);
    expect(await read()).toEqual(trimmed);
  });

  it.each(['full', 'shut'] as const)(
    'is nothing on a device whose storage is %s, which is said',
    (manner) => {
      const { place } = device(memoryArea(manner));
      expect(storeFirst(place, [record(), trimmed])).toBeNull();
      expect(console.warn).toHaveBeenCalledWith('The analytics could not be kept on this device.');
    },
  );
});

it('[ORG-17] what another tab has written is read anew, and nothing else', async () => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const { area, place, queryClient } = device();
  // As the dashboard does, which stores without having read.
  storeFirst(place, [trimmed]);
  const stop = followOtherTabs(place);
  const written = (key: string | null) => tab.dispatchEvent(Object.assign(new Event('storage'), { key }));
  area.entries.set(KEY, writeAnalytics(record()));
  written('something else');
  expect(queryClient.isFetching()).toBe(0);
  written(KEY);
  await expect.poll(() => storedAnalytics(place)).toEqual(record());
  area.entries.clear();
  written(null);
  await expect.poll(() => storedAnalytics(place)).toBeNull();
  stop();
  area.entries.set(KEY, writeAnalytics(record()));
  written(KEY);
  expect(queryClient.isFetching()).toBe(0);
});

it('[AUTH-07] a page that was put away leaves the record of who has signed in since', () => {
  const tab = new EventTarget();
  vi.stubGlobal('window', tab);
  const { area, place, queryClient } = device(memoryArea(), writeAnalytics(record('user_2')));
  vi.stubGlobal('localStorage', area);
  rememberVisitor('user_2');
  const stop = followOtherTabs(place);
  // What the page hears when the browser shows it again.
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: null }));
  stop();
  expect(queryClient.isFetching()).toBe(0);
  expect(area.entries.has(KEY)).toBe(true);
});
