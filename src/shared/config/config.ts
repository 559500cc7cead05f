import * as v from 'valibot';
import { DIALECTS } from '#contract/dialect/dialect.ts';
import { isPrivilegedKey } from '../storage/public-key.ts';

const text = v.optional(v.string(), '');

const ADDRESS = 'an address that begins with https:// or http://';
const PRIVILEGED_HINT =
  'holds a key with a privileged role. Anyone who opens this site could read and change everything with it. Use the anonymous (publishable) key, and revoke this one.';

/** Accepts one of these words. The first is the default. */
function choice<const Words extends readonly [string, ...string[]]>(words: Words) {
  return v.optional(v.picklist(words, `must be ${words.join(' or ')}.`), words[0]);
}

/**
 * Parses Vite's environment into the site's settings. The keys and URLs of services may be missing.
 */
const configSchema = v.pipe(
  v.object({
    VITE_API_BASE_URL: v.optional(
      v.pipe(
        v.string(),
        v.regex(/^(?:https?:\/\/|\/)(?![\s/])/, `must be ${ADDRESS}, or a path that begins with /.`),
      ),
      '/api',
    ),
    VITE_API_DIALECT: choice(DIALECTS),
    VITE_API_BEARER: choice(['session-token', 'user-id']),
    VITE_CLERK_PUBLISHABLE_KEY: text,
    VITE_SUPABASE_URL: v.optional(
      v.pipe(v.string(), v.regex(/^https?:\/\/(?![\s/])/, `must be ${ADDRESS}.`)),
    ),
    VITE_SUPABASE_ANON_KEY: v.optional(
      v.pipe(
        v.string(),
        v.check((key) => !isPrivilegedKey(key), PRIVILEGED_HINT),
      ),
    ),
    VITE_SUPABASE_DOCUMENTS: choice(['public', 'private']),
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
    supabaseUrl: env.VITE_SUPABASE_URL ?? '',
    supabaseAnonKey: env.VITE_SUPABASE_ANON_KEY ?? '',
    supabaseDocuments: env.VITE_SUPABASE_DOCUMENTS,
    razorpayKeyId: env.VITE_RAZORPAY_KEY_ID,
    email: {
      serviceId: env.VITE_EMAILJS_SERVICE_ID,
      templateId: env.VITE_EMAILJS_TEMPLATE_ID,
      publicKey: env.VITE_EMAILJS_PUBLIC_KEY,
    },
  })),
);

/** The deployment's settings. docs/configuration.md explains each variable. */
export type AppConfig = Readonly<v.InferOutput<typeof configSchema>>;

/** Thrown if the configuration is invalid. The message is for the people who deploy the site. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

/**
 * Reads the configuration. A blank variable counts as missing.
 *
 * @throws ConfigurationError that names every invalid variable, but never its value, which may be a
 * secret
 */
export function readConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const set = Object.entries(env).filter(([, value]) => typeof value !== 'string' || value.trim() !== '');
  const parsed = v.safeParse(configSchema, Object.fromEntries(set));
  if (parsed.success) return parsed.output;
  throw new ConfigurationError(
    parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('\n'),
  );
}
