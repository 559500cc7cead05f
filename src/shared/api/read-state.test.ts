import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { readState } from './read-state.ts';

/** Starts a query that the test settles step by step. */
function follow() {
  let settle: PromiseWithResolvers<string>;
  const observer = new QueryObserver<string>(new QueryClient(), {
    queryKey: ['profile'],
    queryFn: () => {
      settle = Promise.withResolvers();
      return settle.promise;
    },
    retry: false,
  });
  const stop = observer.subscribe(() => {});
  const state = () => readState(observer.getCurrentResult());
  return {
    state,
    kind: () => state().kind,
    answer: (data: string) => settle.resolve(data),
    fail: () => settle.reject(new Error('No answer')),
    refetch: () => void observer.refetch(),
    stop,
  };
}

it('readState reports a query as loading, then as loaded with its data', async () => {
  const read = follow();
  expect(read.state()).toEqual({ kind: 'loading' });
  read.answer('Asha');
  await vi.waitFor(() => expect(read.state()).toEqual({ kind: 'loaded', data: 'Asha' }));
  read.stop();
});

it('readState reports a failed query as loading during a retry, and as loaded after the retry succeeds', async () => {
  const read = follow();
  read.fail();
  await vi.waitFor(() => expect(read.kind()).toBe('failed'));
  const failed = read.state();
  if (failed.kind !== 'failed') throw new Error(failed.kind);
  expect(failed.error.message).toBe('No answer');
  failed.retry();
  expect(read.kind()).toBe('loading');
  read.answer('Asha');
  await vi.waitFor(() => expect(read.kind()).toBe('loaded'));
  read.stop();
});

it('[SAFE-04] readState keeps a query’s data during a refetch and after a failed refetch', async () => {
  const read = follow();
  read.answer('Asha');
  await vi.waitFor(() => expect(read.kind()).toBe('loaded'));
  read.refetch();
  expect(read.state()).toEqual({ kind: 'loaded', data: 'Asha' });
  read.fail();
  await Promise.resolve();
  expect(read.state()).toEqual({ kind: 'loaded', data: 'Asha' });
  read.stop();
});
