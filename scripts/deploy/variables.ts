import { inspect } from 'node:util';
import { loadEnv, type Plugin } from 'vite';
import { ConfigurationError, readConfig } from '#shared/config/config.ts';
import { isPublishableKey } from '#shared/session/publishable-key.ts';

/** The environment variables of a build, as Vite reads them. */
export type BuildEnv = Readonly<Record<string, string | undefined>>;

const onOff = (value: string) => value === 'on' || value === 'off';

/**
 * Formats of the variables that only builds read, or that builds check more strictly than the
 * application does. Each hint completes the sentence that reports an invalid value.
 */
const formats: Readonly<Record<string, readonly [fits: (value: string) => boolean, hint: string]>> = {
  VITE_API_MOCKING: [onOff, 'must be on or off.'],
  VITE_SITE_URL: [
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an address that begins with https:// or http://.',
  ],
  VITE_CLERK_PUBLISHABLE_KEY: [
    isPublishableKey,
    'must be the publishable key, which begins with pk_live_ or pk_test_. A key that begins with sk_ is a secret. Revoke it.',
  ],
  VITE_RAZORPAY_KEY_ID: [
    (value) => value.startsWith('rzp_'),
    'must be the key id, which begins with rzp_. Only the backend may have the key’s secret.',
  ],
  HSTS_INCLUDE_SUBDOMAINS: [onOff, 'must be on or off.'],
};

/** Variables that every build except a mock build requires. */
const required = ['VITE_CLERK_PUBLISHABLE_KEY'] as const;

/** Optional variables, each with the consequence of leaving it empty. */
const wanted = {
  VITE_SITE_URL: 'pages have no canonical address and no preview picture, and the site has no sitemap',
  VITE_SUPABASE_URL: 'documents cannot be uploaded',
  VITE_SUPABASE_ANON_KEY: 'documents cannot be uploaded',
  VITE_RAZORPAY_KEY_ID: 'donations are not possible',
  VITE_EMAILJS_SERVICE_ID: 'messages cannot be sent',
  VITE_EMAILJS_TEMPLATE_ID: 'messages cannot be sent',
  VITE_EMAILJS_PUBLIC_KEY: 'messages cannot be sent',
} as const;

/** Valid values that carry a risk: the variable, the beginning of the value, and the risk. */
const risks = [
  ['VITE_API_BEARER', 'user-id', 'anyone can read user ids, so the bearer proves nothing. Use session-token'],
  [
    'VITE_SUPABASE_DOCUMENTS',
    'public',
    'anyone who knows a document’s address can read it. Use private if the buckets are private',
  ],
  ['VITE_API_BASE_URL', 'http:', 'what users send and read travels unencrypted. Use https'],
  ['VITE_SUPABASE_URL', 'http:', 'documents travel unencrypted. Use https'],
] as const;
const defaults: BuildEnv = { VITE_SUPABASE_DOCUMENTS: 'public' };

/** Reads a build's `VITE_` and `HSTS_` variables from the environment and from `.env` files. */
export function readDeployEnv(mode = 'production'): BuildEnv {
  return loadEnv(mode, process.cwd(), ['VITE_', 'HSTS_']);
}

const isMissing = (env: BuildEnv, name: string) => (env[name] ?? '').trim() === '';

/** Returns one sentence for each variable that the application or its build refuses. */
function invalidVariables(env: BuildEnv): readonly string[] {
  const ofBuild = Object.entries(formats)
    .filter(([name, [fits]]) => !isMissing(env, name) && !fits(env[name] ?? ''))
    .map(([name, [, hint]]) => `${name} ${hint}`);
  // Builds publish every `VITE_` variable, even variables that the application does not read.
  const published = Object.entries(env)
    .filter(
      ([name, value]) =>
        !(name in formats) &&
        /^VITE_(?!SUPABASE_ANON_KEY)/.test(name) &&
        /^(?:sk|sb_secret)_/.test(value ?? ''),
    )
    .map(
      ([name]) =>
        `${name} holds a secret key. Builds publish every VITE_ variable. Remove it and revoke the key.`,
    );
  try {
    readConfig(env);
    return [...ofBuild, ...published];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return [...error.message.split('\n'), ...ofBuild, ...published];
  }
}

/**
 * Checks the environment before a build starts.
 *
 * @returns one sentence for each missing optional variable and each risky value. Empty for a mock
 * build
 * @throws ConfigurationError that names every missing required variable and every invalid one
 */
export function checkVariables(env: BuildEnv): readonly string[] {
  const isMock = env.VITE_API_MOCKING === 'on';
  const problems = [
    ...required
      .filter((name) => !isMock && isMissing(env, name))
      .map((name) => `${name} is missing. Builds need it, unless VITE_API_MOCKING is on.`),
    ...invalidVariables(env),
  ];
  if (problems.length > 0) {
    const error = new ConfigurationError(
      ['Set these variables in the environment or in .env.local:', ...problems].join('\n  '),
    );
    // Vite prints the result of `inspect`. This override leaves out the stack trace.
    throw Object.assign(error, { [inspect.custom]: () => error.message });
  }
  if (isMock) return [];
  return [
    ...Object.entries(wanted)
      .filter(([name]) => isMissing(env, name))
      .map(([name, consequence]) => `${name} is not set: ${consequence}.`),
    ...risks.flatMap(([name, start, consequence]) => {
      const value = env[name]?.trim() || defaults[name];
      return value?.startsWith(start) ? `${name}=${value}: ${consequence}.` : [];
    }),
  ];
}

/**
 * Reads the environment for a deployment command. Exits if a build would refuse the environment.
 */
export function readCheckedEnv(): BuildEnv {
  const env = readDeployEnv();
  try {
    checkVariables(env);
    return env;
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/**
 * If a required variable is missing or a value is invalid, stops the build before it writes
 * anything. Warns about features that will not work and about risky values.
 */
export function checkedVariables(env: BuildEnv): Plugin {
  return {
    name: 'eduempower:checked-variables',
    apply: 'build',
    // A build has two Vite environments, and only one of them should warn.
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved() {
      checkVariables(env);
    },
    buildStart() {
      for (const missed of checkVariables(env)) this.environment.logger.warn(missed);
    },
  };
}
