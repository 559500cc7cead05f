import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '#shared/ui/browser/use-online.ts';

/**
 * Loads the code of the page that follows a form. If the connection is lost after the form was
 * sent, the success page can still open.
 *
 * @param isWanted false while it is too early to spend data on it
 */
export function usePreloadPage(path: keyof RegisteredRouter['routesByPath'], isWanted = true): void {
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(() => {
    // If loading fails, the navigation requests the code again and shows the problem.
    if (isWanted && isOnline) void router.loadRouteChunk(router.routesByPath[path]);
  }, [router, path, isWanted, isOnline]);
}
