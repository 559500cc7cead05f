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
      // Offline, a query must fail with a next step instead of waiting silently.
      queries: { staleTime: STALE_MS, retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
