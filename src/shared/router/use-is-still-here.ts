import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns a function that tells whether the user is still on this page. A response that arrives
 * late must not navigate the user away from another page.
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const [here] = useState(() => router.state.location.pathname);
  return () => router.state.location.pathname === here;
}
