import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';

/** How long a response counts as fresh, in milliseconds, unless a query says otherwise. */
const STALE_MS = 30_000;

/**
 * Creates the cache of server data. Reports each failed read and write, whether or not a screen
 * shows the failure. The query client never retries, because the API client already retries where
 * that is safe (WIRE-04). If a write fails, the form that sent it says why. The query client starts
 * every write immediately, even offline, because forms themselves wait for a connection (OUT-07).
 */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  if (!import.meta.env.SSR) {
    // By default, `onlineManager` assumes that the browser is online, and listens for changes only
    // once it has a subscriber. On a slow phone, the connection may be lost before then.
    onlineManager.setOnline(navigator.onLine);
    onlineManager.subscribe(() => {});
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        retry: false,
        refetchOnWindowFocus: false,
        // Offline, a query fails immediately, so that its page can show an error. The query runs
        // again when the browser is back online.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
