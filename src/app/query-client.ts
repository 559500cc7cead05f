import { QueryClient } from '@tanstack/react-query';

/**
 * A cache of server data. The client of the API retries by itself where that is right (WIRE-04), so
 * nothing is tried again here.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
