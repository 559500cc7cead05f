import { QueryClient } from '@tanstack/react-query';

/**
 * A cache of server data. The client of the API retries by itself where that is right (WIRE-04), so
 * nothing is tried again here.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // A dead line is an error with a way on, not a screen that waits without a word.
      queries: { retry: false, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
