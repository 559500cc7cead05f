import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/**
 * Fetches the code of the page that follows a form. A connection lost after the form was sent then cannot stop the
 * success page from loading.
 *
 * @param isWanted false while it is too early to spend data on it
 */
export function usePreloadPage(path: keyof RegisteredRouter['routesByPath'], isWanted = true): void {
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(() => {
    // If it fails to load, the navigation requests it again and shows the problem.
    if (isWanted && isOnline) void router.loadRouteChunk(router.routesByPath[path]);
  }, [router, path, isWanted, isOnline]);
}
