import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { keepSending } from './keep-sending.ts';
import type { OutboxEntry } from './outbox-rules.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function start(nextDue: () => number | null) {
  const sender = { sendAll: vi.fn(async () => {}), nextDue };
  const entries = createStore<readonly OutboxEntry[]>()(() => []);
  onTestFinished(keepSending(sender, { entries }));
  return { ...sender, entries };
}

it('[OUT-02] sends again when it is due, as often as that is', async () => {
  const { sendAll } = start(() => Date.now() + 60_000);
  expect(sendAll).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(sendAll).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sendAll).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(sendAll).toHaveBeenCalledTimes(3);
});

it('[OUT-02] sends when there is something new to wait for, and when the connection or the page is back', async () => {
  let due: number | null = null;
  const { sendAll, entries } = start(() => due);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(sendAll).toHaveBeenCalledTimes(1);
  due = Date.now() + 15_000;
  entries.setState([], true);
  due = null;
  await vi.advanceTimersByTimeAsync(16_000);
  expect(sendAll).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sendAll).toHaveBeenCalledTimes(5);
});

it('[OUT-02] sends nothing from a hidden page, or without a connection', () => {
  const { sendAll } = start(() => null);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  window.dispatchEvent(new Event('focus'));
  hidden.mockRestore();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('focus'));
  offline.mockRestore();
  expect(sendAll).toHaveBeenCalledTimes(1);
});
