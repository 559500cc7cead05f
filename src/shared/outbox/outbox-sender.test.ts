import { describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../store/memory-area.ts';
import { browserLocks } from '../store/tab-locks.ts';
import {
  type Arrived,
  type Delivery,
  IN_FLIGHT_MS,
  type NewOutboxEntry,
  type OutboxEntry,
} from './outbox-rules.ts';
import { createOutboxSender, type OutboxChannel, type OutboxSenderOptions } from './outbox-sender.ts';
import { createOutboxStore } from './outbox-store.ts';

const NOW = Date.UTC(2026, 10, 22);
const LOCK = 'outbox.asha';
const application: NewOutboxEntry = {
  kind: 'application',
  subject: 'one',
  title: 'One',
  payload: 'Hello',
  deadline: null,
  isDoubtful: false,
};

/** A tab with one application that waits, and a server that answers in this way. */
function tab(delivery: Delivery, options: Partial<OutboxSenderOptions> = {}) {
  let clock = NOW;
  let ids = 0;
  const area = memoryArea();
  const store = createOutboxStore({
    userId: 'asha',
    getStorage: () => area,
    now: () => clock,
    createId: () => `${++ids}`,
  });
  const onArrived = vi.fn();
  const lookUp = vi.fn(async (_: unknown): Promise<Arrived | null> => null);
  const channel = { send: vi.fn(async (_: unknown) => delivery), lookUp, onArrived };
  const loadChannels = vi.fn(async (): Promise<Record<string, OutboxChannel>> => ({ application: channel }));
  const ended: OutboxEntry[] = [];
  const sender = createOutboxSender({
    store,
    loadChannels,
    locks: browserLocks(undefined),
    lockName: LOCK,
    isOwner: () => true,
    isOnline: () => true,
    now: () => clock,
    random: () => 0,
    onEnd: (entry) => ended.push(entry),
    ...options,
  });
  const entry = () => store.entries.getState()[0];
  const pass = (ms: number) => {
    clock += ms;
  };
  return { store, channel, loadChannels, sender, ended, entry, pass };
}

describe('what waits is sent', () => {
  it('[OUT-02] once, with its text, and reports how it ended', async () => {
    const { store, channel, sender, ended, entry } = tab({ type: 'arrived' });
    store.put(application);
    await sender.sendAll();
    await sender.sendAll(true);
    expect(channel.send.mock.calls).toEqual([['Hello']]);
    expect(channel.onArrived.mock.calls).toEqual([['Hello']]);
    expect(entry()).toMatchObject({ state: 'sent', payload: null });
    expect(ended).toMatchObject([{ state: 'sent' }]);
  });

  it.each<[Delivery, Partial<OutboxEntry>, number]>([
    [{ type: 'not-arrived' }, { state: 'waiting', said: null }, 0],
    [{ type: 'sign-in', said: 'Please log in.' }, { state: 'waiting', said: 'Please log in.' }, 0],
    [{ type: 'refused', said: 'No.' }, { state: 'refused', said: 'No.' }, 1],
    [
      { type: 'busy', retryAfterMs: 40_000 },
      { state: 'waiting', notBefore: NOW + 40_000, putOff: 1, said: null },
      0,
    ],
    [{ type: 'unknown' }, { state: 'sending' }, 0],
  ])('[OUT-03] [OUT-05] and stays where the call ended with %o', async (delivery, state, ends) => {
    const { store, channel, sender, ended, entry } = tab(delivery);
    store.put(application);
    await sender.sendAll();
    expect(entry()).toMatchObject(state);
    expect(ended).toHaveLength(ends);
    expect(channel.onArrived).not.toHaveBeenCalled();
  });

  it('[OUT-04] and is unclear where the answer was lost and no read can tell', async () => {
    const send = vi.fn(async (): Promise<Delivery> => ({ type: 'unknown' }));
    const { store, sender, ended, entry, pass } = tab(
      { type: 'unknown' },
      { loadChannels: async () => ({ application: { send } }) },
    );
    store.put(application);
    await sender.sendAll();
    expect(entry()).toMatchObject({ state: 'unclear' });
    store.put({ ...application, isDoubtful: true });
    pass(IN_FLIGHT_MS);
    await sender.sendAll();
    expect(entry()).toMatchObject({ state: 'unclear' });
    expect(send).toHaveBeenCalledOnce();
    expect(ended).toHaveLength(2);
  });

  it.each<[string, Partial<OutboxSenderOptions>]>([
    ['without a connection', { isOnline: () => false }],
    ['in another person’s session', { isOwner: () => false }],
    ['where its kind is not sent', { loadChannels: async () => ({}) }],
  ])('[OUT-02] not %s', async (_, options) => {
    const { store, channel, sender, entry } = tab({ type: 'arrived' }, options);
    store.put(application);
    await sender.sendAll(true);
    expect(channel.send).not.toHaveBeenCalled();
    expect(entry()).toMatchObject({ state: 'waiting' });
  });

  it('[OUT-06] not once its person has signed out while the server was asked', async () => {
    let isOwner = true;
    const { store, channel, sender, pass, entry } = tab({ type: 'arrived' }, { isOwner: () => isOwner });
    store.put({ ...application, isDoubtful: true });
    pass(IN_FLIGHT_MS);
    channel.lookUp.mockImplementationOnce(async () => {
      isOwner = false;
      return null;
    });
    await sender.sendAll();
    expect(channel.send).not.toHaveBeenCalled();
    expect(entry()).toMatchObject({ state: 'waiting' });
  });

  it('[OUT-05] before its time only where the person asks for it', async () => {
    const { store, channel, loadChannels, sender, pass } = tab({ type: 'not-arrived' });
    store.put(application, 20_000);
    await sender.sendAll();
    expect(loadChannels).not.toHaveBeenCalled();
    await sender.sendAll(true);
    expect(channel.send).toHaveBeenCalledOnce();
    store.put(application, 20_000);
    pass(20_000);
    await sender.sendAll();
    expect(channel.send).toHaveBeenCalledTimes(2);
  });

  it('[OUT-04] not while a call of it may be on its way, also where the person asks for it', async () => {
    const { store, channel, sender } = tab({ type: 'arrived' });
    store.put({ ...application, isDoubtful: true });
    await sender.sendAll(true);
    expect(channel.lookUp).not.toHaveBeenCalled();
    expect(channel.send).not.toHaveBeenCalled();
  });
});

describe('[OUT-04] what may have arrived is looked up first', () => {
  const doubtful = () => {
    const made = tab({ type: 'arrived' });
    made.store.put({ ...application, isDoubtful: true });
    made.pass(IN_FLIGHT_MS);
    return made;
  };

  it('and is not sent again where it has arrived', async () => {
    const { channel, sender, ended, entry } = doubtful();
    channel.lookUp.mockResolvedValueOnce({ type: 'arrived', said: 'All but a file' });
    await sender.sendAll();
    expect(channel.lookUp.mock.calls).toEqual([['Hello']]);
    expect(channel.send).not.toHaveBeenCalled();
    expect(channel.onArrived.mock.calls).toEqual([['Hello']]);
    expect(entry()).toMatchObject({ state: 'sent', said: 'All but a file' });
    expect(ended).toHaveLength(1);
  });

  it('and is sent where it has not', async () => {
    const { channel, sender, entry } = doubtful();
    await sender.sendAll();
    expect(channel.send).toHaveBeenCalledOnce();
    expect(entry()).toMatchObject({ state: 'sent' });
  });

  it('and stays where the server does not say', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { channel, sender, entry } = doubtful();
    const error = new Error('The connection failed');
    channel.lookUp.mockRejectedValueOnce(error);
    await sender.sendAll();
    expect(channel.send).not.toHaveBeenCalled();
    expect(entry()).toMatchObject({ state: 'sending' });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/\w/), error);
    warn.mockRestore();
  });
});

it('[OUT-05] the next moment to call again is the earliest that something waits for', () => {
  const { store, sender, pass } = tab({ type: 'arrived' });
  expect(sender.nextDue()).toBeNull();
  store.put({ ...application, subject: 'two' }, 90_000);
  expect(sender.nextDue()).toBe(NOW + 90_000);
  pass(1);
  store.put({ ...application, subject: 'three', isDoubtful: true });
  expect(sender.nextDue()).toBe(NOW + 1 + IN_FLIGHT_MS);
});

it('[OUT-02] the next moment to call again is not put off by a clock that was set back', async () => {
  const { store, sender, channel, pass } = tab({ type: 'arrived' });
  channel.lookUp.mockRejectedValue(new Error('The server is down'));
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  store.put({ ...application, isDoubtful: true });
  pass(-86_400_000);
  await sender.sendAll();
  warn.mockRestore();
  expect(channel.lookUp).toHaveBeenCalledOnce();
  expect(sender.nextDue()).toBe(NOW - 86_400_000 + 60_000);
});

it.each<[Delivery, number | null]>([
  [{ type: 'not-arrived' }, NOW + 60_000],
  [{ type: 'sign-in', said: 'Your session has ended.' }, null],
])('[OUT-02] after %o, the next moment to call again is %s', async (delivery, due) => {
  const { store, sender } = tab(delivery);
  store.put(application);
  await sender.sendAll();
  expect(sender.nextDue()).toBe(due);
});
