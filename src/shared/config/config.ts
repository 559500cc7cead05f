import * as v from 'valibot';
import { DIALECTS } from '#contract/dialect/dialect.ts';
import { isPrivilegedKey } from '../storage/public-key.ts';

const text = v.optional(v.string(), '');

/** Vite's environment as the site's settings. Keys and addresses of services may be missing. */
const configSchema = v.pipe(
  v.object({
    VITE_API_BASE_URL: v.optional(v.pipe(v.string(), v.minLength(1)), '/api'),
    VITE_API_DIALECT: v.optional(v.picklist(DIALECTS), 'specification'),
    VITE_API_BEARER: v.optional(v.picklist(['session-token', 'user-id']), 'session-token'),
    VITE_CLERK_PUBLISHABLE_KEY: text,
    VITE_SUPABASE_URL: text,
    VITE_SUPABASE_ANON_KEY: text,
    VITE_SUPABASE_DOCUMENTS: v.optional(v.picklist(['public', 'private']), 'public'),
    VITE_RAZORPAY_KEY_ID: text,
    VITE_EMAILJS_SERVICE_ID: text,
    VITE_EMAILJS_TEMPLATE_ID: text,
    VITE_EMAILJS_PUBLIC_KEY: text,
  }),
  v.transform((env) => ({
    apiBaseUrl: env.VITE_API_BASE_URL,
    apiDialect: env.VITE_API_DIALECT,
    apiBearer: env.VITE_API_BEARER,
    clerkPublishableKey: env.VITE_CLERK_PUBLISHABLE_KEY,
    supabaseUrl: env.VITE_SUPABASE_URL,
    supabaseAnonKey: env.VITE_SUPABASE_ANON_KEY,
    supabaseDocuments: env.VITE_SUPABASE_DOCUMENTS,
    razorpayKeyId: env.VITE_RAZORPAY_KEY_ID,
    email: {
      serviceId: env.VITE_EMAILJS_SERVICE_ID,
      templateId: env.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
    },
  })),
);

/** The deployment's settings; docs/configuration.md explains each variable. */
export type AppConfig = Readonly<v.InferOutput<typeof configSchema>>;

/** An invalid configuration. Its message is for the people who deploy the site. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/** Reads the configuration. @throws ConfigurationError that names the invalid variable */
export function readConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const parsed = v.safeParse(configSchema, env);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new ConfigurationError(`The configuration does not fit: ${v.getDotPath(issue)}: ${issue.message}`);
  }
  if (isPrivilegedKey(parsed.output.supabaseAnonKey)) {
    throw new ConfigurationError(
      'VITE_SUPABASE_ANON_KEY holds a key with a privileged role. Everybody who opens this site could read and change everything with it: use the anonymous (publishable) key, and revoke this one.',
    );
  }
  return parsed.output;
}
