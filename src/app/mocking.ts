import type { AppConfig } from '#shared/config/config.ts';
import { removeMockWorker } from './remove-mock-worker.ts';

/**
 * Starts the in-browser mock in a build that was made with it, before anything is called. This is the one
 * place that knows the mock; in a production build the branch is constant, no byte of it is left, and the worker of
 * a mock build that stood here before is removed.
 */
export async function startMockingIfBuiltIn(config: AppConfig) {
  if (!__MOCKING__) {
    // A browser that does not say which workers it has keeps what it has: the site works with it, too.
    removeMockWorker(navigator.serviceWorker).catch((error: unknown) =>
      console.warn('The service worker of an earlier mock build could not be removed', error),
    );
    return null;
  }
  const { startMocking } = await import('#mocks/browser.ts');
  return startMocking({
    apiBaseUrl: config.apiBaseUrl,
    clerkPublishableKey: config.clerkPublishableKey,
    supabaseUrl: config.supabaseUrl,
    supabaseAnonKey: config.supabaseAnonKey,
    supabaseDocuments: config.supabaseDocuments,
    email: config.email,
    baseUrl: import.meta.env.BASE_URL,
  });
}
