import { loadEnv, type Plugin } from 'vite';

/** The environment of a build, as Vite reads it. */
export type BuildEnv = Readonly<Record<string, string | undefined>>;

/** What a production build cannot do without. */
const required = ['VITE_CLERK_PUBLISHABLE_KEY'] as const;

/** What the site does without, and what that costs. */
const wanted = {
  VITE_SITE_URL: 'pages name no address and no picture of their own, and there is no sitemap',
  VITE_SUPABASE_URL: 'documents cannot be uploaded',
  VITE_SUPABASE_ANON_KEY: 'documents cannot be uploaded',
  VITE_RAZORPAY_KEY_ID: 'donations are not possible',
  VITE_EMAILJS_SERVICE_ID: 'messages cannot be sent',
  VITE_EMAILJS_TEMPLATE_ID: 'messages cannot be sent',
  VITE_EMAILJS_PUBLIC_KEY: 'messages cannot be sent',
} as const;

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
  return Object.entries(wanted)
    .filter(([name]) => isMissing(env, name))
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);
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
