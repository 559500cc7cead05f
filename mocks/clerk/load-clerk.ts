import type { ui } from '@clerk/ui/no-rhc';

/** Bundled replacements for the scripts that the `ClerkProvider` component would download. */
export interface BundledClerk {
  /** An instance, because React's StrictMode would create two live clients from a class. */
  readonly Clerk: unknown;
  readonly ui: unknown;
}

type ClerkForms = NonNullable<typeof ui.ClerkUI>;

/**
 * Loads Clerk's forms when the first form opens. `ClerkProvider` calls `ensureMounted` on every
 * page, to pass its appearance to the forms. That call must not load the forms, so it waits until a
 * form opens. Calls that open a sign-in or sign-up form set `preloadHint`.
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
 * Loads the real sign-in client from the mock's bundle, because the mocked host cannot serve it.
 * Clerk's forms load later, when the first form opens. Works only in a browser.
 */
export async function loadClerk(publishableKey: string): Promise<BundledClerk> {
  const { Clerk } = await import('@clerk/clerk-js/no-rhc');
  return { Clerk: new Clerk(publishableKey), ui: { ClerkUI: FormsOnDemand } };
}
