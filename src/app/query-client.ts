import { onlineManager, QueryClient } from '@tanstack/react-query';

/** How long an answer is taken for current, in milliseconds, where a query does not say otherwise. */
const STALE_MS = 30_000;

/**
 * A cache of server data. The client of the API retries automatically where that is right (WIRE-04), so nothing is
 * retried here. A write that fails rejects: the form that sent it says why, and `reportErrors` reports it. A form waits for
 * a connection (OUT-07); any other write is sent at once.
 */
export function createQueryClient(): QueryClient {
  if (!import.meta.env.SSR) {
    // The manager starts as online, and listens from its first subscriber on: on a slow phone that is late.
    onlineManager.setOnline(navigator.onLine);
    onlineManager.subscribe(() => {});
  }
  return new QueryClient({
    defaultOptions: {
      // A failed connection is an error with a next step, not a screen that waits and says nothing.
      queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
