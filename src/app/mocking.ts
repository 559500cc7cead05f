import type { AppConfig } from '#shared/config/config.ts';

/**
 * Starts the in-browser mock before the first call, in a build that includes it. Nothing else in the site knows the
 * mock; a production build drops this branch, because its condition is constant.
 */
export async function startMockingIfBuiltIn(config: AppConfig) {
  if (!__MOCKING__) return null;
  const { startMocking } = await import('#mocks/start.ts');
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
