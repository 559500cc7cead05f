import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';

/** How long an answer counts as fresh, in milliseconds, unless a query says otherwise. */
const STALE_MS = 30_000;

/**
 * A cache of server data that reports each failed read and write, whether or not a screen shows it. The API client retries where that is safe (WIRE-04), so queries do not. A failed write
 * rejects: its form shows why. A form waits for a connection (OUT-07); any other write
 * is sent at once.
 */
export function createQueryClient(onError: (error: unknown) => void = () => {}): QueryClient {
  if (!import.meta.env.SSR) {
    // The manager assumes online and listens from its first subscriber on, which is late on a slow phone.
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
        // Offline, a query fails at once, so that its page says so, and runs again when the browser is back online.
        networkMode: 'offlineFirst',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
