import type { QueryClient } from '@tanstack/react-query';

/**
 * Tells of each read and each write that failed, once: what a screen made of it does not matter.
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
