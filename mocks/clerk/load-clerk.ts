/** Bundled replacements for the scripts that the `ClerkProvider` component would download. */
export interface BundledClerk {
  /**
   * An instance, not the class. Given the class, React's StrictMode would create two live clients.
   */
  readonly Clerk: unknown;
  readonly ui: unknown;
}

/**
 * Loads the real sign-in client and its widgets from the mock's bundle, because the mocked host
 * cannot serve them. Works only in a browser.
 */
export async function loadClerk(publishableKey: string): Promise<BundledClerk> {
  const [{ Clerk }, { ui }] = await Promise.all([
    import('@clerk/clerk-js/no-rhc'),
    import('@clerk/ui/no-rhc'),
  ]);
  return { Clerk: new Clerk(publishableKey), ui };
}
