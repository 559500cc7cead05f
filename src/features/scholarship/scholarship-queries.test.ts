import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { scholarshipExtrasQuery } from './scholarship-queries.ts';

it('[SCH-16] does without display details that do not come in time', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const extras = new QueryClient().fetchQuery(scholarshipExtrasQuery());
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  limit.abort(new DOMException('Too late', 'TimeoutError'));
  expect(await extras).toEqual(new Map());
  expect(timeout).toHaveBeenCalledExactlyOnceWith(10_000);
  expect(warn).toHaveBeenCalledOnce();
  vi.restoreAllMocks();
});
