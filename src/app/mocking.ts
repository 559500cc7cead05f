import type { AppConfig } from '#shared/config/config.ts';

/** Starts the in-browser mock in builds that include it. Production builds drop this code. */
export async function startMockingIfBuiltIn(config: AppConfig) {
  if (!__MOCKING__) return null;
  const { startMocking } = await import('#mocks/start.ts');
  return startMocking({
    apiBaseUrl: config.apiBaseUrl,
    apiBearer: config.apiBearer,
    clerkPublishableKey: config.clerkPublishableKey,
    supabaseUrl: config.supabaseUrl,
    supabaseAnonKey: config.supabaseAnonKey,
    supabaseDocuments: config.supabaseDocuments,
    email: config.email,
    baseUrl: import.meta.env.BASE_URL,
  });
}
