import type { Query, QueryClient } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { isNotFound } from '../api/api-error.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { isCached, noteCached } from './cached-times.ts';

/** The operations whose answers are public. */
export type PublicRead = 'scholarships.all' | 'scholarships.byId' | 'fundraisers.all' | 'fundraisers.byId';

/** How long an answer is stored, in milliseconds. */
const LIFETIME_MS = 7 * 86_400_000;

const isFresh = v.check((savedAt: number) => Date.now() - savedAt < LIFETIME_MS);
/** Strict, so that records of earlier versions, which also held personal data, are invalid and get deleted. */
const recordSchema = v.strictObject({ savedAt: v.pipe(v.number(), isFresh), data: v.unknown() });

/** The database of public answers; stored-entries.ts describes it. */
export const openReads = () => createStore('eduempower.reads', 'reads');

/**
 * Caches the answers of queries with `cachedAs` in their `meta`, and shows them at a later visit until the server has
 * answered. TanStack Query's persister would read the device before it asks the server, and would miss queries that ran
 * before this code had loaded.
 */
export function cacheReads(queryClient: QueryClient): () => void {
  const store = openReads();

  const restore = async (query: Query, operation: PublicRead) => {
    const record = v.safeParse(recordSchema, await get(query.queryHash, store));
    if (!record.success) return;
    const { savedAt, data } = record.output;
    const answer = v.safeParse(endpoints[operation].answer, data);
    // The server may have answered meanwhile.
    if (!answer.success || query.state.data !== undefined || isNotFound(query.state.error)) return;
    noteCached(savedAt);
    const status = query.state.status === 'pending' ? 'success' : query.state.status;
    query.setState({ data: answer.output, dataUpdatedAt: savedAt, status });
  };

  const save = ({ queryHash, state }: Query) => {
    const record = { savedAt: state.dataUpdatedAt, data: state.data };
    whenIdle(() => attempt(set(queryHash, JSON.parse(JSON.stringify(record, withoutPeople)), store)));
  };

  const drop = (query: Query) => {
    query.setState({ data: undefined, dataUpdatedAt: 0 });
    attempt(del(query.queryHash, store));
  };

  const follow = (query: Query) => {
    const operation = query.meta?.cachedAs;
    if (operation === undefined) return;
    if (query.state.data === undefined) attempt(restore(query, operation));
    else if (!isCached(query.state.dataUpdatedAt)) save(query);
    else if (isNotFound(query.state.error)) drop(query);
  };

  const forgetOld = async () => {
    const old = (await entries(store)).filter(([, record]) => !v.is(recordSchema, record));
    await delMany(
      old.map(([key]) => key),
      store,
    );
  };

  attempt(forgetOld());
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) follow(query);
  return cache.subscribe((event) => {
    const isAnswered = event.type === 'updated' && ['success', 'error'].includes(event.action.type);
    // Leaving a page cancels its read, which resets the query to its state without the cached data.
    const isAsked = event.type === 'added' || event.type === 'observerAdded';
    if (isAnswered || (isAsked && event.query.state.data === undefined)) follow(event.query);
  });
}

/** Removes applicants and donors; their number and the amounts are public. */
function withoutPeople(key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (key === 'applications') return value.map(() => ({}));
  return key === 'donations' ? value.map(({ amount }) => ({ amount })) : value;
}

/** If the browser's database fails or is full, pages show the server's answers only. */
function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('What was read cannot be stored for a later visit', error));
}
