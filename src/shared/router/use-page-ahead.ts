import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOnline } from '../ui/use-online.ts';

/**
 * Fetches the code of the page that follows a form. A connection that breaks once the form is sent then cannot keep the
 * person from reading that it arrived.
 *
 * @param path the page's route
 * @param isWanted false while it is too early to spend data on it
 */
export function usePageAhead(path: keyof RegisteredRouter['routesByPath'], isWanted = true): void {
  const router = useRouter();
  const isOnline = useOnline();
  useEffect(() => {
    // Code that does not come is asked for again by the navigation, which says what is wrong.
    if (isWanted && isOnline) void router.loadRouteChunk(router.routesByPath[path]);
  }, [router, path, isWanted, isOnline]);
}
