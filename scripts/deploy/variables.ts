import { loadEnv, type Plugin } from 'vite';

/** The environment of a build, as Vite reads it. */
export type BuildEnv = Readonly<Record<string, string | undefined>>;

/** The required variables of a production build. */
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
    'everybody who has its address can read a document; private, if the buckets are private',
  ],
  ['VITE_API_BASE_URL', 'http:', 'what people send and read travels unencrypted; use https'],
  ['VITE_SUPABASE_URL', 'http:', 'documents travel unencrypted; use https'],
] as const;
const defaults: BuildEnv = { VITE_SUPABASE_DOCUMENTS: 'public' };

/**
 * Reads what a production build of this folder is configured with: Vite's variables, and those that only the
 * deployment needs.
 */
export function readDeployEnv(): BuildEnv {
  return loadEnv('production', process.cwd(), ['VITE_', 'HSTS_']);
}

const isMissing = (env: BuildEnv, name: string) => (env[name] ?? '').trim() === '';

/**
 * Checks the environment of a production build before anything is built.
 *
 * @returns what will be missed, in sentences
 * @throws Error that names every required variable that is missing
 */
export function checkVariables(env: BuildEnv): readonly string[] {
  const missing = required.filter((name) => isMissing(env, name));
  if (missing.length > 0) {
    throw new Error(
      `A production build needs ${missing.join(', ')}. Set ${missing.length === 1 ? 'it' : 'them'} in the environment or in .env.local, or build with VITE_API_MOCKING=on.`,
    );
  }
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

/** Makes a production build fail at once when a required variable is missing, and warn of the others. */
export function checkedVariables(env: BuildEnv): Plugin {
  return {
    name: 'eduempower:checked-variables',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      for (const missed of checkVariables(env)) this.warn(missed);
    },
  };
}
