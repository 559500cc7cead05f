import { type QueryClient, type QueryFilters, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatMoment } from '#shared/format/moment.ts';
import { isCached } from '#shared/query/cached-times.ts';
import { fill } from '#shared/text/fill.ts';
import { Button } from '#shared/ui/button.tsx';
import { focusAroundOnRemoval } from '#shared/ui/focus-main.ts';
import { useOnline } from '#shared/ui/use-online.ts';
import classes from './connection-notice.module.css';

/** The page's data of an earlier visit. */
export interface CachedNews {
  /** The age of the oldest, in milliseconds since 1970. */
  readonly asOf: number;
  /** True while the latest data loads. */
  readonly isLoading: boolean;
}

/** The queries on the page that still show data of an earlier visit. */
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

/** Says that the device is offline, and how old the page's data is when an earlier visit cached it. */
export default function ConnectionNotice() {
  const queryClient = useQueryClient();
  const isOnline = useOnline();
  // Compared as text, so that an equal value does not render again.
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
      // Does not reject: the notice shows the failure.
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

/** A notice that covers the page without moving it. Its region always exists, so that changes are announced. */
export function Notice({ isOnline, cached, now, onRetry }: NoticeProps) {
  const failed = isOnline && cached !== null && !cached.isLoading;
  return (
    <div role="status">
      {(!isOnline || cached !== null) && (
        <div className={`${classes.notice} stack gap-2 strong`}>
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
