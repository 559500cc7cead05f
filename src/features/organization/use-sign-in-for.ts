import { useRouter } from '@tanstack/react-router';
import { signInAgainLink } from '#features/auth/index.ts';

/** Where to sign in again, and come back here, for an error that says that the session has ended. */
export function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
