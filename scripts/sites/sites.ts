import { MOCK_PUBLISHABLE_KEY } from '#mocks/publishable-key.ts';
import { MOCK_SUPABASE_ANON_KEY } from '#mocks/supabase/host.ts';

/** A build of the site for the tests, with the address at which it is served. */
export interface Site {
  readonly name: 'mock' | 'http' | 'express-2026' | 'sub-path' | 'strict';
  readonly folder: string;
  /** The path on the host, with a leading and a trailing slash. */
  readonly base: string;
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
}

/** The mock server's port, for sites that call it over HTTP. */
export const mockServerPort = 8787;

/** A production configuration in which the mock server provides all services over HTTP. */
const overHttp = {
  VITE_API_MOCKING: 'off',
  VITE_API_BASE_URL: `http://localhost:${mockServerPort}/api`,
  VITE_SUPABASE_URL: `http://localhost:${mockServerPort}/__supabase`,
  VITE_SUPABASE_ANON_KEY: MOCK_SUPABASE_ANON_KEY,
  VITE_RAZORPAY_KEY_ID: 'rzp_test_http',
  VITE_EMAILJS_SERVICE_ID: 'service_http',
  VITE_EMAILJS_TEMPLATE_ID: 'template_http',
  VITE_EMAILJS_PUBLIC_KEY: 'public_http',
  VITE_CLERK_PUBLISHABLE_KEY: MOCK_PUBLISHABLE_KEY,
};

/** Every build that the tests use. */
export const sites: readonly Site[] = [
  { name: 'mock', folder: '.tmp/dist-mock', base: '/', port: 4173, env: { VITE_API_MOCKING: 'on' } },
  // Served under a sub-path, with documents in private buckets.
  {
    name: 'sub-path',
    folder: '.tmp/dist-sub-path',
    base: '/sub-path/',
    port: 4176,
    env: { VITE_API_MOCKING: 'on', VITE_SUPABASE_DOCUMENTS: 'private' },
  },
  // The mock build, served with a deployment's headers. Its development build of React warns about
  // every attribute that differs between the prerendered HTML and the page that React renders.
  {
    name: 'strict',
    folder: '.tmp/dist-strict',
    base: '/',
    port: 4177,
    env: { VITE_API_MOCKING: 'on', NODE_ENV: 'development' },
  },
  { name: 'http', folder: '.tmp/dist-http', base: '/', port: 4174, env: overHttp },
  // Built for the existing Express backend.
  {
    name: 'express-2026',
    folder: '.tmp/dist-express-2026',
    base: '/',
    port: 4178,
    env: { ...overHttp, VITE_API_DIALECT: 'express-2026' },
  },
];

export function siteNamed(name: Site['name']): Site {
  const site = sites.find((candidate) => candidate.name === name);
  if (site === undefined) throw new Error(`No site is named ${name}`);
  return site;
}
