import type { Query, QueryClient } from '@tanstack/react-query';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import { endpoints } from '#contract/endpoints.ts';
import { isNotFound } from '../api/api-error.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { isCached, noteCached } from './cached-times.ts';

/** The operations whose answers everybody may read. */
export type PublicRead = 'scholarships.all' | 'scholarships.byId' | 'fundraisers.all' | 'fundraisers.byId';

/** How long an answer is stored, in milliseconds. */
const LIFETIME_MS = 7 * 86_400_000;

const isFresh = v.check((savedAt: number) => Date.now() - savedAt < LIFETIME_MS);
/** Strict: the records of earlier versions, which also held what a person had read, do not fit and are deleted. */
const recordSchema = v.strictObject({ savedAt: v.pipe(v.number(), isFresh), data: v.unknown() });

/** The database of public answers; stored-entries.ts describes it. */
export const openReads = () => createStore('eduempower.reads', 'reads');

/**
 * Stores the answers of queries whose `meta` says `cachedAs`, and gives them to the same queries at a later visit until
 * the server has answered. A persister of TanStack Query would look on the device before it asks the server, and would
 * miss what was read before this code had loaded.
 *
 * @returns a function that stops it
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

  /** A record that the server no longer has is not shown as it was. */
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
    // Leaving a page cancels its read, and the query then loses the answer that it was given.
    const isAsked = event.type === 'added' || event.type === 'observerAdded';
    if (isAnswered || (isAsked && event.query.state.data === undefined)) follow(event.query);
  });
}

/** Who has applied or donated is not stored; how many there are, and amounts, are public. */
function withoutPeople(key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  if (key === 'applications') return value.map(() => ({}));
  return key === 'donations' ? value.map(({ amount }) => ({ amount })) : value;
}

/** A browser that refuses its database, or has no room in it, shows what the server answers. */
function attempt(work: Promise<unknown>): void {
  work.catch((error: unknown) => console.warn('What was read cannot be stored for a later visit', error));
}
