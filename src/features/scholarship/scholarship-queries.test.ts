import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { unanswered } from '#mocks/testing/mock-server.ts';
import type { ApiClient } from '#shared/api/api-client.ts';
import { createMockApi } from '#shared/api/mock-api.test-utils.ts';
import { scholarshipExtrasQuery, scholarshipListQuery } from './scholarship-queries.ts';

it('leaving the scholarship list cancels its pending request', () => {
  const { api } = createMockApi({ answers: { 'scholarships.all': unanswered } });
  let signal: AbortSignal | undefined;
  const watched: ApiClient = {
    ...api,
    call: (operation, input) => {
      signal = input.signal;
      return api.call(operation, input);
    },
  };
  const queryClient = new QueryClient();
  // The page's loader starts the request before the list subscribes to the query.
  void queryClient.prefetchQuery(scholarshipListQuery(watched));
  const leave = new QueryObserver(queryClient, scholarshipListQuery(watched)).subscribe(() => {});
  expect(signal?.aborted).toBe(false);
  leave();
  expect(signal?.aborted).toBe(true);
});

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
