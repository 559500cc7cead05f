import type { QueryClient } from '@tanstack/react-query';

/**
 * Reports each failed read and write once, however the screen handled it.
 *
 * @returns a function that stops it
 */
export function watchFailedCalls(queryClient: QueryClient, tell: (error: unknown) => void): () => void {
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tell(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
