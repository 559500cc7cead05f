import { QueryClient, type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { clear, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { cacheReads, openReads } from './cached-reads.ts';
import { isCached } from './cached-times.ts';

const all = ['scholarships', 'all'];
const one = ['scholarships', 'by-id', 'sch-1'];
const scholarship = (title = 'Girls in STEM') => ({
  id: 'sch-1',
  title,
  totalAmount: 75_000,
  expiredAt: '2030-01-01T00:00:00.000Z',
  applications: [{ id: 'a-1', studentId: 'user_meena', status: 'REJECTED' }],
});
const list: QueryMeta = { cachedAs: 'scholarships.all' };
const details: QueryMeta = { cachedAs: 'scholarships.byId' };
const stops: (() => void)[] = [];

/** A visit: a new query cache on the same device. */
function visit() {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops.push(cacheReads(queryClient));
  const ask = (queryKey: readonly unknown[], meta: QueryMeta, queryFn: () => Promise<unknown>) => {
    void queryClient.prefetchQuery({ queryKey, meta, queryFn });
    return {
      data: () => queryClient.getQueryData(queryKey),
      state: () => queryClient.getQueryState(queryKey),
    };
  };
  return { ask, queryClient };
}

const silence = () => new Promise<never>(() => {});
const onDevice = () => entries<string, { data: unknown }>(openReads());

/** An earlier visit that read the list. */
async function readBefore() {
  visit().ask(all, list, async () => [scholarship()]);
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));
}

beforeEach(() => clear(openReads()));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('[OFF-01] cached data shows at the next visit until the server answers, with the time of its read', async () => {
  const before = Date.now();
  await readBefore();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const { data, state } = visit().ask(all, list, () => promise);
  await vi.waitFor(() => expect(data()).toMatchObject([{ title: 'Girls in STEM' }]));
  const { dataUpdatedAt = 0, fetchStatus } = state() ?? {};
  expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(isCached(dataUpdatedAt)).toBe(true);
  expect(fetchStatus).toBe('fetching');
  await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(dataUpdatedAt));
  resolve([scholarship('Women in STEM')]);
  await vi.waitFor(() => expect(data()).toEqual([scholarship('Women in STEM')]));
  expect(isCached(state()?.dataUpdatedAt ?? 0)).toBe(false);
});

it('[OFF-01] cached data stays when a call fails', async () => {
  await readBefore();
  const { data, state } = visit().ask(all, list, async () => {
    throw new TypeError('Failed to fetch');
  });
  await vi.waitFor(() => expect(data()).toMatchObject([{ title: 'Girls in STEM' }]));
  await vi.waitFor(() => expect(state()?.fetchStatus).toBe('idle'));
  expect(data()).toMatchObject([{ title: 'Girls in STEM' }]);
});

it('[OFF-01] cached data shows again on a page that was left before the server answered', async () => {
  await readBefore();
  const { queryClient } = visit();
  // Leaving the page cancels a query that uses its signal.
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const page = new QueryObserver(queryClient, { queryKey: all, meta: list, queryFn });
  for (const _ of ['opened', 'opened again']) {
    const leave = page.subscribe(() => {});
    await vi.waitFor(() => expect(page.getCurrentResult().data).toMatchObject([{ title: 'Girls in STEM' }]));
    leave();
  }
});

it('deletes the cached record that the server no longer has', async () => {
  visit().ask(one, details, async () => scholarship());
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));
  const { promise, reject } = Promise.withResolvers<unknown>();
  const { data, state } = visit().ask(one, details, () => promise);
  await vi.waitFor(() => expect(data()).toBeDefined());
  reject(new ApiError('scholarships.byId', { kind: 'http', status: 404 }));
  await vi.waitFor(() => expect(state()?.status).toBe('error'));
  expect(data()).toBeUndefined();
  await vi.waitFor(async () => expect(await onDevice()).toEqual([]));
});

it('[OFF-01] [AUTH-07] caches public data only, without applicants and donors', async () => {
  const { ask } = visit();
  ask(['students', 'user_asha'], {}, async () => ({ fullName: 'Asha' }));
  ask(all, list, async () => [scholarship()]);
  ask(['campaigns', 'by-id', 'c-1'], { cachedAs: 'fundraisers.byId' }, async () => ({
    donations: [{ id: 'd-1', donorId: 'user_ravi', amount: 500 }],
  }));
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(2));
  const text = JSON.stringify(await onDevice());
  for (const others of ['Asha', 'user_meena', 'REJECTED', 'a-1', 'user_ravi', 'd-1'])
    expect(text).not.toContain(others);
  expect(text).toContain('"applications":[{}]');
  expect(text).toContain('"donations":[{"amount":500}]');
});

it('[AUTH-07] deletes cached data after 7 days, and records of versions that stored personal data', async () => {
  const day = 86_400_000;
  const now = Date.now();
  await set('["old"]', { savedAt: now - 8 * day, data: [] }, openReads());
  await set('["good"]', { savedAt: now - 6 * day, data: [] }, openReads());
  const own = { version: 'build-1', savedAt: now, data: { fullName: 'Asha' } };
  await set('person user_asha ["students","user_asha"]', own, openReads());
  visit();
  await vi.waitFor(async () => expect((await onDevice()).map(([key]) => key)).toEqual(['["good"]']));
});

it('[SAFE-02] ignores cached data that no longer matches the contract', async () => {
  await set(JSON.stringify(all), { savedAt: Date.now(), data: [{ title: 7 }] }, openReads());
  await set(JSON.stringify(one), { savedAt: Date.now(), data: scholarship() }, openReads());
  const { ask } = visit();
  const { data } = ask(all, list, silence);
  const fits = ask(one, details, silence);
  await vi.waitFor(() => expect(fits.data()).toBeDefined());
  expect(data()).toBeUndefined();
});
