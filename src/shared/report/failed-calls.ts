import type { QueryClient } from '@tanstack/react-query';

/**
 * Reports each failed read and write once, whether or not the screen handled it.
 *
 * @returns a function that stops it
 */
export function watchFailedCalls(queryClient: QueryClient, tell: (error: unknown) => void): () => void {
  const told = new WeakSet<Error>();
  const tellOnce = (error: unknown) => {
    if (error instanceof Error) {
      if (told.has(error)) return;
      told.add(error);
    }
    tell(error);
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tellOnce(event.action.error);
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') tellOnce(event.action.error);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
