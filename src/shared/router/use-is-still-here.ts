import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Returns whether the user is still on the page where this first rendered. A late answer must not take them away from
 * another page.
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const [here] = useState(() => router.state.location.pathname);
  return () => router.state.location.pathname === here;
}
