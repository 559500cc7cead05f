import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteDrafts, deleteExpiredDrafts, unsentOf } from '../draft/stored-drafts.ts';
import { memoryArea } from '../store/memory-area.ts';
import type { NewOutboxEntry } from './outbox-rules.ts';
import { createOutboxStore } from './outbox-store.ts';

const NOW = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;
const message: NewOutboxEntry = {
  kind: 'message',
  subject: '',
  title: 'Message: Hello',
  payload: { text: 'Hello' },
  deadline: null,
  isDoubtful: false,
};
const storeOf = (userId: string, area = memoryArea(), version = 1) =>
  createOutboxStore({ userId, getStorage: () => area, now: () => NOW, createId: () => 'id', version });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('what a person has waiting', () => {
  it('[OUT-02] is there at the next visit, for the same user only', () => {
    const area = memoryArea();
    expect(storeOf('asha', area).put(message)).toBe(true);
    expect(storeOf('asha', area).entries.getState()).toMatchObject([{ title: 'Message: Hello' }]);
    expect(storeOf('ash', area).entries.getState()).toEqual([]);
    expect(storeOf('ravi', area).entries.getState()).toEqual([]);
  });

  it('is in the order in which it was kept', () => {
    const area = memoryArea();
    let now = NOW;
    const store = createOutboxStore({
      userId: 'asha',
      getStorage: () => area,
      now: () => now,
      createId: () => 'id',
      version: 1,
    });
    for (const subject of ['b', 'c', 'a']) {
      now += 1000;
      store.put({ ...message, subject });
    }
    expect(
      storeOf('asha', area)
        .entries.getState()
        .map(({ subject }) => subject),
    ).toEqual(['b', 'c', 'a']);
  });

  it.each(['full', 'shut'] as const)('[OUT-02] is not said to be kept by a %s storage', (manner) => {
    const store = storeOf('asha', memoryArea(manner));
    expect(store.put(message)).toBe(false);
    expect(store.entries.getState()).toEqual([]);
  });

  it('[OUT-02] is put aside where it cannot be read, and left alone where newer code wrote it', () => {
    const area = memoryArea();
    area.setItem('eduempower.outbox.asha.message.', '{"version":1,"data":{"kind":"payment"}}');
    expect(storeOf('asha', area).entries.getState()).toEqual([]);
    expect([...area.entries.keys()]).toEqual(['eduempower.outbox.asha.message..unreadable']);
    storeOf('asha', area, 2).put(message);
    const old = storeOf('asha', area);
    expect(old.entries.getState()).toEqual([]);
    expect(old.put(message)).toBe(false);
    expect(storeOf('asha', area, 2).entries.getState()).toHaveLength(1);
  });

  it('[OUT-02] is followed by other tabs, and by those of its person alone', () => {
    const { isOwnKey } = storeOf('asha');
    const keys = [
      null,
      'eduempower.outbox.asha.message.',
      'eduempower.outbox.ravi.message.',
      'asha.message.',
    ];
    expect(keys.map(isOwnKey)).toEqual([true, true, false, false]);
  });

  it('[OUT-05] is left alone at first for as long as its form says', () => {
    const store = storeOf('asha');
    store.put(message, 15_000);
    expect(store.entries.getState()).toMatchObject([{ notBefore: NOW + 15_000 }]);
  });

  it('[OUT-02] is nothing in a browser that has no storage', () => {
    const store = createOutboxStore({
      userId: 'asha',
      getStorage: () => null,
      now: () => NOW,
      createId: () => 'id',
    });
    expect(store.entries.getState()).toEqual([]);
    expect(store.put(message)).toBe(false);
  });

  it('[OUT-03] is taken out as it was read, and stays where it has changed meanwhile', () => {
    const store = storeOf('asha');
    store.put(message);
    const [read] = store.entries.getState();
    if (read === undefined) throw new Error('Nothing waits.');
    store.apply(read, { type: 'send' });
    expect(store.remove(read)).toBe(false);
    const sending = store.current(read);
    expect(sending?.state).toBe('sending');
    expect(sending && store.remove(sending)).toBe(true);
    expect(store.entries.getState()).toEqual([]);
    expect([store.remove(read), store.apply(read, { type: 'send' })]).toEqual([false, null]);
  });

  it('[OUT-03] keeps entries in the order in which they were put in, and notifies screens only of changes', () => {
    let clock = NOW;
    const area = memoryArea();
    const store = createOutboxStore({
      userId: 'asha',
      getStorage: () => area,
      now: () => clock++,
      createId: () => 'id',
    });
    const told = vi.fn();
    store.entries.subscribe(told);
    store.put({ ...message, kind: 'application', subject: 'z' });
    store.put({ ...message, kind: 'application', subject: 'a' });
    store.refresh();
    expect(store.entries.getState().map(({ subject }) => subject)).toEqual(['z', 'a']);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('[OUT-04] takes no answer to a text that was changed meanwhile', () => {
    const area = memoryArea();
    let ids = 0;
    const store = createOutboxStore({
      userId: 'asha',
      getStorage: () => area,
      now: () => NOW,
      createId: () => `${++ids}`,
    });
    store.put(message);
    const [first] = store.entries.getState();
    const leaving = first && store.apply(first, { type: 'send' });
    store.put({ ...message, payload: { text: 'Another' } });
    expect(leaving && store.apply(leaving, { type: 'arrived' })).toBeNull();
    expect(store.entries.getState()).toMatchObject([{ state: 'waiting', payload: { text: 'Another' } }]);
  });

  it('[OUT-06] counts as waiting at a sign-out, goes with the drafts, and ends after 30 days', () => {
    const area = memoryArea();
    const areas = [() => area];
    storeOf('asha', area).put(message);
    storeOf('ravi', area).put(message);
    expect(unsentOf('asha', areas)).toBe('waiting');
    deleteDrafts('asha', areas);
    expect(storeOf('asha', area).entries.getState()).toEqual([]);
    deleteExpiredDrafts(areas, NOW + 29 * DAY);
    expect(storeOf('ravi', area).entries.getState()).toHaveLength(1);
    deleteExpiredDrafts(areas, NOW + 31 * DAY);
    expect(storeOf('ravi', area).entries.getState()).toEqual([]);
  });

  it('counts as nothing unsent once it has arrived, and is still deleted with the drafts', () => {
    const area = memoryArea();
    const store = storeOf('asha', area);
    store.put(message);
    const [waiting] = store.entries.getState();
    const leaving = waiting && store.apply(waiting, { type: 'send' });
    expect(unsentOf('asha', [() => area])).toBe('waiting');
    if (leaving) store.apply(leaving, { type: 'arrived' });
    expect(unsentOf('asha', [() => area])).toBe('nothing');
    deleteDrafts('asha', [() => area]);
    expect(storeOf('asha', area).entries.getState()).toEqual([]);
  });
});
