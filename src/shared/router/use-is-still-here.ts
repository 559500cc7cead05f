import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Returns whether the user is still on this page: a late answer must not take them away from another. */
export function useIsStillHere(): () => boolean {
  const router = useRouter();
  const [here] = useState(() => router.state.location.pathname);
  return () => router.state.location.pathname === here;
}
