import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/**
 * Preloads the code of the page that follows a form, such as the success page. That page can then
 * open even if the connection drops after the form was sent.
 *
 * @param isWanted false until the user is likely to need the page, to save mobile data
 */
export function usePreloadPage(path: keyof RegisteredRouter['routesByPath'], isWanted = true): void {
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(() => {
    // If preloading fails, the later navigation loads the code again and reports any problem.
    if (isWanted && isOnline) void router.loadRouteChunk(router.routesByPath[path]);
  }, [router, path, isWanted, isOnline]);
}
