import { QueryClient, type QueryMeta, QueryObserver } from '@tanstack/react-query';
import { clear, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { cacheReads } from './cached-reads.ts';
import { isCached } from './cached-times.ts';
import { forgetOtherReaders, type Reader, readKey, readsStore } from './reads-store.ts';

const student = (fullName: string) => ({ fullName });
const scholarship = {
  id: 'sch-1',
  title: 'Girls in STEM',
  totalAmount: 75_000,
  expiredAt: '2030-01-01T00:00:00.000Z',
  applications: [{ id: 'a-1', studentId: 'user_meena', status: 'REJECTED' }],
};
const profile: QueryMeta = { persist: 'own', answer: 'students.byId' };
const list: QueryMeta = { persist: 'public', answer: 'scholarships.all' };
const stops: (() => void)[] = [];

/** A visit of one person: a cache of their own over the same device. */
function visit(reader: Reader, version = 'build-1') {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  stops.push(cacheReads({ queryClient, reader: () => reader, version }));
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
const onDevice = () => entries<string, { data: unknown }>(readsStore());

beforeEach(() => clear(readsStore()));
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('what was read is there at the next visit until the server answers, and says when it was read', async () => {
  const before = Date.now();
  visit('user_asha').ask(['students', 'user_asha'], profile, async () => student('Asha'));
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));

  let answer = (_: unknown) => {};
  const { data, state } = visit('user_asha').ask(
    ['students', 'user_asha'],
    profile,
    () => new Promise((resolve) => (answer = resolve)),
  );
  await vi.waitFor(() => expect(data()).toMatchObject(student('Asha')));
  const { dataUpdatedAt = 0, fetchStatus } = state() ?? {};
  expect(dataUpdatedAt).toBeGreaterThanOrEqual(before);
  expect(isCached(dataUpdatedAt)).toBe(true);
  expect(fetchStatus).toBe('fetching');
  await new Promise((later) => setTimeout(later, 2));
  answer(student('Asha Sharma'));
  await vi.waitFor(() => expect(data()).toEqual(student('Asha Sharma')));
  expect(isCached(state()?.dataUpdatedAt ?? 0)).toBe(false);
});

it('a call that fails leaves what was cached', async () => {
  visit(null).ask(['scholarships', 'all'], list, async () => [scholarship]);
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));
  const { data, state } = visit(null).ask(['scholarships', 'all'], list, async () => {
    throw new TypeError('Failed to fetch');
  });
  await vi.waitFor(() => expect(data()).toMatchObject([{ title: 'Girls in STEM' }]));
  await vi.waitFor(() => expect(state()?.fetchStatus).toBe('idle'));
  expect(data()).toMatchObject([{ title: 'Girls in STEM' }]);
});

it('a page that is left before the server has answered shows what was cached when it is opened again', async () => {
  const queryKey = ['students', 'user_asha'];
  visit('user_asha').ask(queryKey, profile, async () => student('Asha'));
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));

  const { queryClient } = visit('user_asha');
  // A query that uses its signal is cancelled with its page.
  const queryFn = ({ signal }: { signal: AbortSignal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const page = new QueryObserver(queryClient, { queryKey, meta: profile, queryFn });
  for (const _ of ['opened', 'opened again']) {
    const leave = page.subscribe(() => {});
    await vi.waitFor(() => expect(page.getCurrentResult().data).toMatchObject(student('Asha')));
    leave();
  }
});

it.each([401, 404])(
  'what the server answers with %i is not shown as it was, and is not cached any more',
  async (status) => {
    visit('user_asha').ask(['students', 'user_asha'], profile, async () => student('Asha'));
    await vi.waitFor(async () => expect(await onDevice()).toHaveLength(1));
    let refuse = (_: unknown) => {};
    const { data, state } = visit('user_asha').ask(
      ['students', 'user_asha'],
      profile,
      () => new Promise((_, reject) => (refuse = reject)),
    );
    await vi.waitFor(() => expect(data()).toBeDefined());
    refuse(new ApiError('students.byId', { kind: 'http', status }));
    await vi.waitFor(() => expect(state()?.status).toBe('error'));
    expect(data()).toBeUndefined();
    await vi.waitFor(async () => expect(await onDevice()).toEqual([]));
  },
);

it('[AUTH-07] another person finds nothing, and nothing of another person, or without `persist`, is cached', async () => {
  const asha = visit('user_asha');
  asha.ask(['students', 'user_asha'], profile, async () => student('Asha'));
  asha.ask(['students', 'user_meena'], profile, async () => student('Meena'));
  asha.ask(['applications', 'by-id', 'a-1'], {}, async () => ({ id: 'a-1' }));
  asha.ask(['scholarships', 'all'], list, async () => [scholarship]);
  visit(null).ask(['students', ''], profile, async () => student('Nobody'));
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(2));
  const text = JSON.stringify(await onDevice());
  // Who applied is not cached, and how many did is.
  for (const others of ['Meena', 'user_meena', 'REJECTED', 'a-1', 'Nobody'])
    expect(text).not.toContain(others);
  expect(text).toContain('"applications":[{}]');

  const { data } = visit('user_meena').ask(['students', 'user_asha'], profile, silence);
  const own = visit('user_asha').ask(['students', 'user_asha'], profile, silence);
  await vi.waitFor(() => expect(own.data()).toBeDefined());
  expect(data()).toBeUndefined();
});

it('what does not fit the contract any more, or is older than 7 days, is dropped; what another build cached is not shown', async () => {
  const key = (id: string) => readKey('user_asha', JSON.stringify(['students', id, 'user_asha']));
  const day = 86_400_000;
  const keep = (id: string, record: unknown) => set(key(id), record, readsStore());
  await keep('misfit', { version: 'build-1', savedAt: Date.now(), data: { fullName: 7 } });
  await keep('old', { version: 'build-1', savedAt: Date.now() - 8 * day, data: student('Asha') });
  await keep('garbled', 'no record');
  await keep('other', { version: 'build-2', savedAt: Date.now(), data: student('Asha') });
  await keep('good', { version: 'build-1', savedAt: Date.now() - 6 * day, data: student('Asha') });
  const { ask } = visit('user_asha');
  const [good, ...bad] = ['good', 'misfit', 'old', 'garbled', 'other'].map((id) =>
    ask(['students', id, 'user_asha'], profile, silence),
  );
  await vi.waitFor(() => expect(good?.data()).toEqual(student('Asha')));
  await vi.waitFor(async () =>
    expect((await onDevice()).map(([name]) => name).sort()).toEqual([key('good'), key('other')].sort()),
  );
  expect(bad.map(({ data }) => data())).toEqual([undefined, undefined, undefined, undefined]);
});

it('[AUTH-07] when a person has signed out nothing is left that they read, and what a visitor read stays', async () => {
  visit('user_asha').ask(['scholarships', 'all'], list, async () => [scholarship]);
  visit(null).ask(['scholarships', 'all'], list, async () => [scholarship]);
  await vi.waitFor(async () => expect(await onDevice()).toHaveLength(2));
  await forgetOtherReaders(null);
  expect((await onDevice()).map(([key]) => key)).toEqual([readKey(null, '["scholarships","all"]')]);
});
