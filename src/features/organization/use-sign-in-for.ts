import { useRouter } from '@tanstack/react-router';
import { signInAgainLink } from '#features/auth/index.ts';

/**
 * Returns a function for errors. If an error says that the session has ended, it returns a link to
 * the sign-in page, which then leads back to the current page.
 */
export function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
