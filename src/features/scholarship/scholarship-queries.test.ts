import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { scholarshipExtrasQuery } from './scholarship-queries.ts';

it('[SCH-16] scholarshipExtrasQuery returns no display details if the file does not load within 10 seconds', async () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const fetch = vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const extras = new QueryClient().fetchQuery(scholarshipExtrasQuery());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await extras).toEqual(new Map());
  expect(fetch).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledOnce();
});
