import { useRouter } from '@tanstack/react-router';
import { signInAgainLink } from '#features/auth/index.ts';

/**
 * Returns a function that takes an error. If the error says that the session has ended, the
 * function returns a sign-in link. Otherwise, it returns null. After sign-in, the user returns to
 * the current page.
 */
export function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
