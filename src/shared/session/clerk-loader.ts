import { createElement } from 'react';
import type { BundledClerk } from './clerk-host.tsx';
import type { SessionHostComponent } from './create-session-store.ts';

export interface ClerkLoaderOptions {
  readonly publishableKey: string;
  /**
   * Loads Clerk's client from the bundle. Set only when the site runs on mock services. Otherwise,
   * the client loads from Clerk's server.
   */
  readonly loadClerk?: ((publishableKey: string) => Promise<BundledClerk>) | undefined;
}

export function clerkLoader({ publishableKey, loadClerk }: ClerkLoaderOptions) {
  return async (): Promise<SessionHostComponent> => {
    const [{ ClerkHost }, bundled] = await Promise.all([
      import('./clerk-host.tsx'),
      loadClerk?.(publishableKey) ?? null,
    ]);
    return (props) => createElement(ClerkHost, { ...props, publishableKey, bundled });
  };
}
