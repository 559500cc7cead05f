import { loadEnv, type Plugin } from 'vite';
import { ConfigurationError, readConfig } from '#shared/config/config.ts';
import { isPublishableKey } from '#shared/session/publishable-key.ts';

/** The environment of a build, as Vite reads it. */
export type BuildEnv = Readonly<Record<string, string | undefined>>;

const onOff = (value: string) => value === 'on' || value === 'off';

/** Variables that only a build reads, and those that it checks more strictly than the application. */
const formats: Readonly<Record<string, readonly [fits: (value: string) => boolean, hint: string]>> = {
  VITE_API_MOCKING: [onOff, 'must be on or off.'],
  VITE_SITE_URL: [
    (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'must be an address that begins with https:// or http://.',
  ],
  VITE_CLERK_PUBLISHABLE_KEY: [
    isPublishableKey,
    'must be the publishable key, which begins with pk_live_ or pk_test_. A key that begins with sk_ is a secret: revoke it.',
  ],
  VITE_RAZORPAY_KEY_ID: [
    (value) => value.startsWith('rzp_'),
    'must be the key id, which begins with rzp_. The secret of the key belongs to the backend alone.',
  ],
  HSTS_INCLUDE_SUBDOMAINS: [onOff, 'must be on or off.'],
};

/** Variables that every build needs, except one with the mock. */
const required = ['VITE_CLERK_PUBLISHABLE_KEY'] as const;

/** The optional variables, and the cost of leaving each out. */
const wanted = {
  VITE_SITE_URL: 'pages name no address and no picture of their own, and there is no sitemap',
  VITE_SUPABASE_URL: 'documents cannot be uploaded',
  VITE_SUPABASE_ANON_KEY: 'documents cannot be uploaded',
  VITE_RAZORPAY_KEY_ID: 'donations are not possible',
  VITE_EMAILJS_SERVICE_ID: 'messages cannot be sent',
  VITE_EMAILJS_TEMPLATE_ID: 'messages cannot be sent',
  VITE_EMAILJS_PUBLIC_KEY: 'messages cannot be sent',
} as const;

/** What begins a value that works, and what that risks. */
const risks = [
  [
    'VITE_API_BEARER',
    'user-id',
    'everybody can read the ids of users, so the bearer proves nothing; use session-token',
  ],
  [
    'VITE_SUPABASE_DOCUMENTS',
    'public',
    'anyone with its address can read a document; private, if the buckets are private',
  ],
  ['VITE_API_BASE_URL', 'http:', 'what people send and read travels unencrypted; use https'],
  ['VITE_SUPABASE_URL', 'http:', 'documents travel unencrypted; use https'],
] as const;
const defaults: BuildEnv = { VITE_SUPABASE_DOCUMENTS: 'public' };

/**
 * Reads the configuration of a build of this folder: Vite's variables, and those that only the deployment needs.
 */
export function readDeployEnv(mode = 'production'): BuildEnv {
  return loadEnv(mode, process.cwd(), ['VITE_', 'HSTS_']);
}

const isMissing = (env: BuildEnv, name: string) => (env[name] ?? '').trim() === '';

/** One sentence for each variable that the application or its build would refuse. */
function invalidVariables(env: BuildEnv): readonly string[] {
  const ofBuild = Object.entries(formats)
    .filter(([name, [fits]]) => !isMissing(env, name) && !fits(env[name] ?? ''))
    .map(([name, [, hint]]) => `${name} ${hint}`);
  // Every variable of this prefix becomes part of the files, known to the application or not.
  const published = Object.entries(env)
    .filter(
      ([name, value]) =>
        !(name in formats) &&
        /^VITE_(?!SUPABASE_ANON_KEY)/.test(name) &&
        /^(?:sk|sb_secret)_/.test(value ?? ''),
    )
    .map(
      ([name]) =>
        `${name} holds a secret key. A build publishes every VITE_ variable: remove it, and revoke the key.`,
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
 * Checks the environment of a build before anything is built.
 *
 * @returns what the site will lack, in sentences; nothing for a build with the mock
 * @throws ConfigurationError that names every required variable that is missing, and every invalid one
 */
export function checkVariables(env: BuildEnv): readonly string[] {
  const isMock = env.VITE_API_MOCKING === 'on';
  const problems = [
    ...required
      .filter((name) => !isMock && isMissing(env, name))
      .map((name) => `${name} is missing. A build needs it, unless VITE_API_MOCKING is on.`),
    ...invalidVariables(env),
  ];
  if (problems.length > 0) {
    const error = new ConfigurationError(
      ['Set these variables in the environment or in .env.local:', ...problems].join('\n  '),
    );
    // The stack trace is noise to someone who builds the site.
    error.stack = `${error.message}\n`;
    throw error;
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

/** Reads the environment for a command of a deployment, and ends the command where a build would fail. */
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

/** Ends a build before it writes anything if a variable is missing or invalid, and warns about what the site will lack. */
export function checkedVariables(env: BuildEnv): Plugin {
  return {
    name: 'eduempower:checked-variables',
    apply: 'build',
    configResolved({ logger }) {
      for (const missed of checkVariables(env)) logger.warn(missed);
    },
  };
}
