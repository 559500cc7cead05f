/** The provider's replacements for the scripts that it would download. */
export interface BundledClerk {
  /** An instance and not the class: with the class, StrictMode makes two live clients. */
  readonly Clerk: unknown;
  readonly ui: unknown;
}

/**
 * Loads the real sign-in client and its real widgets out of the mock's bundle (browser only), because
 * there is no host to download them from.
 */
export async function loadClerk(publishableKey: string): Promise<BundledClerk> {
  const [{ Clerk }, { ui }] = await Promise.all([
    import('@clerk/clerk-js/no-rhc'),
    import('@clerk/ui/no-rhc'),
  ]);
  return { Clerk: new Clerk(publishableKey), ui };
}
