import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * Tells whether the person is still on the page where this was first drawn, or on the way to another one: an answer
 * that comes late takes nobody away from where they went.
 */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const [here] = useState(() => router.state.location.pathname);
  return () => router.state.location.pathname === here;
}
