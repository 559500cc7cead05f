import * as v from 'valibot';
import { DIALECTS, type DialectName } from '#contract/dialect/dialect.ts';
import type { EmailAccount } from '../email/emailjs-sender.ts';
import { isPrivilegedKey } from '../storage/public-key.ts';

const configSchema = v.object({
  VITE_API_BASE_URL: v.optional(v.pipe(v.string(), v.minLength(1)), '/api'),
  VITE_API_DIALECT: v.optional(v.picklist(DIALECTS), 'specification'),
  VITE_API_BEARER: v.optional(v.picklist(['session-token', 'user-id']), 'session-token'),
  VITE_CLERK_PUBLISHABLE_KEY: v.optional(v.string(), ''),
  VITE_SUPABASE_URL: v.optional(v.string(), ''),
  VITE_SUPABASE_ANON_KEY: v.optional(v.string(), ''),
  VITE_SUPABASE_DOCUMENTS: v.optional(v.picklist(['public', 'private']), 'public'),
  VITE_RAZORPAY_KEY_ID: v.optional(v.string(), ''),
  VITE_EMAILJS_SERVICE_ID: v.optional(v.string(), ''),
  VITE_EMAILJS_TEMPLATE_ID: v.optional(v.string(), ''),
  VITE_EMAILJS_PUBLIC_KEY: v.optional(v.string(), ''),
});

/** The deployment's settings; docs/configuration.md explains each variable. */
export interface AppConfig {
  /** Base URL of the REST API: absolute, or a path of this site. */
  readonly apiBaseUrl: string;
  /** The backend's dialect. */
  readonly apiDialect: DialectName;
  /** What the bearer header of a call carries. */
  readonly apiBearer: 'session-token' | 'user-id';
  /** The authentication service's public key; may be missing or malformed. */
  readonly clerkPublishableKey: string;
  /** The database and storage service; may be missing, and its use then fails. */
  readonly supabaseUrl: string;
  /** That service's anonymous key; may be missing. Never a key of a privileged role. */
  readonly supabaseAnonKey: string;
  /** Whether the buckets of documents are public, or each read needs a signed URL. */
  readonly supabaseDocuments: 'public' | 'private';
  /** The payment checkout's public key; may be missing; a donation then fails with a message. */
  readonly razorpayKeyId: string;
  /** The contact form's email service; public key only. */
  readonly email: EmailAccount;
}

/** An invalid configuration. Its message is for the people who deploy the site. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the configuration from Vite's environment.
 * @throws ConfigurationError that names the invalid variable
 */
export function readConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const parsed = v.safeParse(configSchema, env);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigurationError(`The configuration does not fit: ${v.getDotPath(issue)}: ${issue.message}`);
  }
  if (isPrivilegedKey(parsed.output.VITE_SUPABASE_ANON_KEY)) {
    throw new ConfigurationError(
      'VITE_SUPABASE_ANON_KEY holds a key with a privileged role. Everybody who opens this site could read and change everything with it: use the anonymous (publishable) key, and revoke this one.',
    );
  }
  return {
    apiBaseUrl: parsed.output.VITE_API_BASE_URL,
    apiDialect: parsed.output.VITE_API_DIALECT,
    apiBearer: parsed.output.VITE_API_BEARER,
    clerkPublishableKey: parsed.output.VITE_CLERK_PUBLISHABLE_KEY,
    supabaseUrl: parsed.output.VITE_SUPABASE_URL,
    supabaseAnonKey: parsed.output.VITE_SUPABASE_ANON_KEY,
    supabaseDocuments: parsed.output.VITE_SUPABASE_DOCUMENTS,
    razorpayKeyId: parsed.output.VITE_RAZORPAY_KEY_ID,
    email: {
      serviceId: parsed.output.VITE_EMAILJS_SERVICE_ID,
      templateId: parsed.output.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: parsed.output.VITE_EMAILJS_PUBLIC_KEY,
    },
  };
}
