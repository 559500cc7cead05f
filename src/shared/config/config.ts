import * as v from 'valibot';

const configSchema = v.object({
  VITE_API_BASE_URL: v.optional(v.pipe(v.string(), v.minLength(1)), '/api'),
  VITE_API_BEARER: v.optional(v.picklist(['session-token', 'user-id']), 'session-token'),
  VITE_CLERK_PUBLISHABLE_KEY: v.optional(v.string(), ''),
});

/** What a deployment sets; the README's table says what each variable means. */
export interface AppConfig {
  /** Base URL of the REST API: absolute, or a path of this site. */
  readonly apiBaseUrl: string;
  /** What the bearer header of a call carries. */
  readonly apiBearer: 'session-token' | 'user-id';
  /** The authentication service's public key; may be missing or malformed. */
  readonly clerkPublishableKey: string;
}

/**
 * Reads the configuration out of Vite's environment.
 * @throws Error that names the variable whose value does not fit
 */
export function readConfig(env: Readonly<Record<string, unknown>>): AppConfig {
  const parsed = v.safeParse(configSchema, env);
  if (!parsed.success) {
    const issue = parsed.issues[0];
    throw new Error(`The configuration does not fit: ${v.getDotPath(issue)}: ${issue.message}`);
  }
  return {
    apiBaseUrl: parsed.output.VITE_API_BASE_URL,
    apiBearer: parsed.output.VITE_API_BEARER,
    clerkPublishableKey: parsed.output.VITE_CLERK_PUBLISHABLE_KEY,
  };
}
