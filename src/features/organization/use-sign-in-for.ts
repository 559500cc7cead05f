import { useRouter } from '@tanstack/react-router';
import { signInAgainLink } from '#features/auth/index.ts';

/**
 * Returns a function that creates a sign-in link if an error says that the session has ended, and
 * returns null otherwise. After sign-in, the user returns to the current page.
 */
export function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
