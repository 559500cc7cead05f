import type { QueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { SessionPort } from '#shared/ports/session.ts';
import { nextLocation } from '#shared/router/router-internals.ts';

let attempts = 0;

/** Returns a function that signs the user out from the current page (AUTH-07). */
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
        // `/home` is open to everyone, while `/` would redirect a signed-in organization to its
        // dashboard.
        await router.navigate({ to: '/home', state: { signingOut }, ignoreBlocker: !mayAsk });
        // If a form keeps the user on the page, `navigate` resolves only at their next navigation.
        return nextLocation(router).state.signingOut === signingOut;
      },
      comeBack: () => router.history.back(),
      goHome: () => router.navigate({ to: '/', replace: true }),
    })();
  };
}
