import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SessionPort } from '#shared/ports/session.ts';

let attempts = 0;

/** Signing out from a page (AUTH-07). */
export function useSignOut(context: {
  readonly session: SessionPort;
  readonly queryClient: QueryClient;
}): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const { createSignOut } = await import('./session-work.ts');
    return createSignOut({
      ...context,
      leavePage: async ({ mayAsk }) => {
        attempts += 1;
        const signingOut = attempts;
        // `/home` is for everybody; `/` would redirect a signed-in organization to its dashboard.
        await router.navigate({ to: '/home', state: { signingOut }, ignoreBlocker: !mayAsk });
        // Where a form keeps its person, this goes on only when they go somewhere else later.
        return router.latestLocation.state.signingOut === signingOut;
      },
      comeBack: () => router.history.back(),
      goHome: () => router.navigate({ to: '/', replace: true }),
    })();
  };
}
