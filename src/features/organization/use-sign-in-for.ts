import { useRouter } from '@tanstack/react-router';
import { signInAgainLink } from '#features/auth/index.ts';

/**
 * Returns a function that links to the sign-in page, and back here, if an error says that the
 * session has ended.
 */
export function useSignInFor() {
  const router = useRouter();
  return (error: Error | null) =>
    signInAgainLink(error, { role: 'ORGANIZATION', redirectTo: router.state.location.href });
}
