import type { Query, QueryClient } from '@tanstack/react-query';
import { del, delMany, entries, get, set } from 'idb-keyval';
import * as v from 'valibot';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { failureIn } from '../api/api-error.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { isCached, noteCached } from './cached-times.ts';
import { type Reader, readKey, readsStore } from './reads-store.ts';
import { withoutOthers } from './without-others.ts';

/** How long an answer is cached, in milliseconds. */
const LIFETIME_MS = 7 * 86_400_000;

const recordSchema = v.object({ version: v.string(), savedAt: v.number(), data: v.unknown() });

export interface CacheReadsOptions {
  readonly queryClient: QueryClient;
  /**
   * Whose answers are read: the signed-in user's or, until the sign-in service has answered, those of the last
   * visit's user.
   */
  readonly reader: () => Reader;
  /** The build: what another one has cached is not shown. */
  readonly version: string;
}

/**
 * Caches the answers of queries whose `meta` says so, and gives them to the same queries at a later visit while they are
 * being asked for. A cached answer is checked against the contract like one that comes, and never takes the place of it.
 *
 * The queries are not held up: the persister of TanStack Query would look on the device before it asks.
 *
 * @returns a function that stops it
 */
export function cacheReads({ queryClient, reader, version }: CacheReadsOptions): () => void {
  const restoring = new WeakSet<Query>();
  const follow = (query: Query) => {
    if (query.state.data === undefined) giveBack(query);
    else save(query);
  };

  const giveBack = (query: Query) => {
    if (restoring.has(query)) return;
    restoring.add(query);
    void attempt(() => restore(query)).finally(() => restoring.delete(query));
  };

  const restore = async (query: Query) => {
    const place = placeOf(query, reader());
    if (place === null) return;
    const { key, answer } = place;
    const record = await get<unknown>(key, readsStore());
    if (record === undefined || placeOf(query, reader())?.key !== key) return;
    const found = v.safeParse(recordSchema, record);
    if (found.success && found.output.version !== version) return;
    const data = found.success && isFresh(found.output.savedAt) ? read(answer, found.output.data) : null;
    if (!found.success || data === null) return del(key, readsStore());
    // An answer that the server gave meanwhile stays.
    if (query.state.data !== undefined || isFinal(query.state.error)) return;
    const { savedAt } = found.output;
    noteCached(savedAt);
    const status = query.state.status === 'pending' ? 'success' : query.state.status;
    query.setState({ data, dataUpdatedAt: savedAt, status });
  };

  const save = (query: Query) => {
    const place = placeOf(query, reader());
    if (place === null) return;
    whenIdle(() => void attempt(() => write(query, place)));
  };

  const write = async (query: Query, { key, answer }: Place) => {
    const { data, dataUpdatedAt } = query.state;
    // The user may have signed out since.
    const now = reader();
    if (placeOf(query, now)?.key !== key) return;
    if (data === undefined || data === null) return del(key, readsStore());
    await set(key, { version, savedAt: dataUpdatedAt, data: withoutOthers(answer, data, now) }, readsStore());
  };

  /** Records that the server refuses or no longer has are not shown from the cache. */
  const drop = (query: Query) => {
    query.setState({ data: undefined, dataUpdatedAt: 0 });
    const place = placeOf(query, reader());
    if (place !== null) void attempt(() => del(place.key, readsStore()));
  };

  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll()) follow(query);
  void attempt(forgetOld);
  return cache.subscribe((event) => {
    if (event.type === 'added') follow(event.query);
    // Leaving a page cancels its read, and the query then loses the cached answer that it was given.
    if (event.type === 'observerAdded' && event.query.state.data === undefined) giveBack(event.query);
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'success') save(query);
    else if (action.type === 'error' && isCached(query.state.dataUpdatedAt) && isFinal(action.error))
      drop(query);
  });
}

interface Place {
  readonly key: string;
  readonly answer: CachedAnswer;
}

/** The operation whose answer a query holds. */
type CachedAnswer = NonNullable<NonNullable<Query['meta']>['answer']>;

/** Where a query's answer is cached for a person; null where it is not cached. */
function placeOf({ meta, queryHash, queryKey }: Query, reader: Reader): Place | null {
  const { persist, answer } = meta ?? {};
  if (persist === undefined || answer === undefined) return null;
  if (persist === 'own' && (reader === null || !queryKey.includes(reader))) return null;
  return { key: readKey(reader, queryHash), answer };
}

/** Whether the server has decided. One that is busy, or took too long, has not. */
function isFinal(error: unknown): boolean {
  const failure = failureIn(error);
  return failure?.kind === 'http' && failure.status < 500 && ![408, 429].includes(failure.status);
}

function isFresh(savedAt: number): boolean {
  return Date.now() - savedAt < LIFETIME_MS;
}

/** What was cached, where it still fits what the server would answer. */
function read(answer: CachedAnswer, data: unknown): unknown {
  const endpoint: AnyEndpoint = endpoints[answer];
  const { success, output } = v.safeParse(endpoint.answer, data);
  return success ? output : null;
}

async function forgetOld(): Promise<void> {
  const all = await entries<string, unknown>(readsStore());
  const old = all.filter(([, record]) => {
    const found = v.safeParse(recordSchema, record);
    return !found.success || !isFresh(found.output.savedAt);
  });
  await delMany(
    old.map(([key]) => key),
    readsStore(),
  );
}

let hasWarned = false;

/** A browser that refuses its database, or has no room in it, shows what the server answers. */
async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!hasWarned) console.warn('What was read cannot be kept for a later visit', error);
    hasWarned = true;
  }
}
