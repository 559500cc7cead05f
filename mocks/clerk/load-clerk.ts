import type { ui } from '@clerk/ui/no-rhc';

/** Bundled replacements for the scripts that the `ClerkProvider` component would download. */
export interface BundledClerk {
  /**
   * An instance, not the class. Given the class, React's StrictMode would create two live clients.
   */
  readonly Clerk: unknown;
  readonly ui: unknown;
}

type ClerkForms = NonNullable<typeof ui.ClerkUI>;

/**
 * Loads Clerk's forms when the first one opens. Without this, every page would load them, because
 * `ClerkProvider` passes them its appearance as soon as Clerk has loaded. Such a call waits here for
 * the first form. Only the calls that open a form name it in `preloadHint`.
 */
class FormsOnDemand {
  private readonly forms: Promise<InstanceType<ClerkForms>>;
  private load: () => void = () => {};

  constructor(...context: ConstructorParameters<ClerkForms>) {
    const requested = new Promise<void>((resolve) => {
      this.load = resolve;
    });
    this.forms = requested.then(async () => {
      const { ui } = await import('@clerk/ui/no-rhc');
      const ClerkForms = ui.ClerkUI as ClerkForms;
      return new ClerkForms(...context);
    });
  }

  async ensureMounted(options?: { readonly preloadHint?: string }) {
    if (options?.preloadHint) this.load();
    return (await this.forms).ensureMounted(options);
  }
}

/**
 * Loads the real sign-in client from the mock's bundle, and its forms when one opens, because the
 * mocked host cannot serve them. Works only in a browser.
 */
export async function loadClerk(publishableKey: string): Promise<BundledClerk> {
  const { Clerk } = await import('@clerk/clerk-js/no-rhc');
  return { Clerk: new Clerk(publishableKey), ui: { ClerkUI: FormsOnDemand } };
}
