import type { BundledClerk } from './clerk/load-clerk.ts';
import type { EmailAccount } from './email.ts';
import type { ActiveTrigger } from './scenarios/scenario.ts';
import type { SupabaseAddress } from './supabase/host.ts';

/** Keys, URLs and accounts of the services that the mock replaces. */
interface Services {
  readonly publishableKey: string;
  readonly supabase: SupabaseAddress;
  readonly email: EmailAccount;
}

/** The services and configuration that the site uses. */
export interface SiteServices {
  /** The site's configuration. The active scenario may leave one variable empty. */
  readonly config: {
    /** The mock always follows the contract, even if the site is built for another dialect. */
    readonly apiDialect: 'specification';
    readonly clerkPublishableKey: string;
    readonly supabaseUrl: string;
    readonly supabaseAnonKey: string;
    readonly razorpayKeyId: string;
    readonly email: EmailAccount;
  };
  /** The variable that the active scenario leaves empty, if any. */
  readonly missingVariable: string | null;
  /**
   * Loads the sign-in client from the mock's bundle. Rejects while a scenario blocks the client's
   * script.
   */
  loadClerk(publishableKey: string): Promise<BundledClerk>;
}

/** Configures the site without the variable or script that the active scenario removes. */
export function servicesFor(
  trigger: ActiveTrigger | null,
  { publishableKey, supabase, email }: Services,
): SiteServices {
  const missingVariable = trigger?.kind === 'configuration' ? trigger.variable : null;
  const unlessMissing = (variable: string, value: string) => (missingVariable === variable ? '' : value);
  return {
    missingVariable,
    config: {
      apiDialect: 'specification',
      clerkPublishableKey: unlessMissing('VITE_CLERK_PUBLISHABLE_KEY', publishableKey),
      supabaseUrl: supabase.url,
      supabaseAnonKey: supabase.anonKey,
      razorpayKeyId: unlessMissing('VITE_RAZORPAY_KEY_ID', 'rzp_test_mock'),
      email: {
        serviceId: unlessMissing('VITE_EMAILJS_SERVICE_ID', email.serviceId),
        templateId: unlessMissing('VITE_EMAILJS_TEMPLATE_ID', email.templateId),
        publicKey: unlessMissing('VITE_EMAILJS_PUBLIC_KEY', email.publicKey),
      },
    },
    loadClerk: async (key) => {
      if (trigger?.kind === 'script' && trigger.service === 'clerk') {
        throw new Error('The sign-in script could not be downloaded (forced by the mock)');
      }
      const { loadClerk } = await import('./clerk/load-clerk.ts');
      return loadClerk(key);
    },
  };
}
