import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatMoment } from '#shared/format/moment.ts';
import { isCached } from '#shared/query/cached-times.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import classes from './connection-notice.module.css';

/** What of the page is of an earlier visit. */
export interface CachedNews {
  /** The oldest of it, in milliseconds since 1970. */
  readonly asOf: number;
  /** True while the latest is being asked for. */
  readonly isLoading: boolean;
}

/** The queries that the page shows as they were at an earlier visit. */
const cachedQueries: QueryFilters = {
  type: 'active',
  predicate: ({ state }) => state.data !== undefined && isCached(state.dataUpdatedAt),
};

function cachedNews(queryClient: QueryClient): CachedNews | null {
  const states = queryClient
    .getQueryCache()
    .findAll(cachedQueries)
    .map(({ state }) => state);
  if (states.length === 0) return null;
  return {
    asOf: Math.min(...states.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    isLoading: states.some(({ fetchStatus }) => fetchStatus === 'fetching'),
  };
}

/** Says that the device is offline for as long as it is, and from when the page is where it was cached at an earlier visit. */
export default function ConnectionNotice() {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  // As text: the same news is no reason to draw anything.
  const news = useSyncExternalStore(
    (listener) => queryClient.getQueryCache().subscribe(listener),
    () => JSON.stringify(cachedNews(queryClient)),
    () => 'null',
  );
  return (
    <Notice
      isOnline={isOnline}
      cached={JSON.parse(news) as CachedNews | null}
      now={Date.now()}
      // Does not reject: the notice says what could not be loaded.
      onRetry={() => void queryClient.refetchQueries(cachedQueries)}
    />
  );
}

export interface NoticeProps {
  readonly isOnline: boolean;
  readonly cached: CachedNews | null;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly onRetry: () => void;
}

/** One notice over the page, which it does not move. Its region is always there, so that it is announced. */
export function Notice({ isOnline, cached, now, onRetry }: NoticeProps) {
  const failed = isOnline && cached !== null && !cached.isLoading;
  return (
    <div role="status">
      {(!isOnline || cached !== null) && (
        <div className={classes.notice}>
          {cached && (
            <p>
              <span>{fill('As of {moment}.', { moment: formatMoment(cached.asOf, now) })}</span>{' '}
              <span>
                {isOnline &&
                  (cached.isLoading ? 'The latest is being loaded.' : 'The latest could not be loaded.')}
              </span>
            </p>
          )}
          {!isOnline && <p>You are offline.</p>}
          {failed && (
            <Button ref={focusAroundOnRemoval} size="sm" variant="default" onClick={onRetry}>
              Try Again
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
