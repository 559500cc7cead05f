import type { BuildEnv } from './variables.ts';

/** The host that the authentication service's public key names, as an origin; null where it names none. */
export function clerkOrigin(publishableKey: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/=_-]+)$/.exec(publishableKey)?.[1];
  if (encoded === undefined) return null;
  const host = Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '');
  return /^[a-z0-9.-]+$/i.test(host) ? `https://${host}` : null;
}

/** The origin of an address; null for a path of this site, and for what is no address. */
function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}

/** The hosts of the payment provider's checkout: its script, its window, and what that reports. */
const checkout = {
  script: 'https://checkout.razorpay.com',
  window: 'https://api.razorpay.com',
  reports: 'https://lumberjack.razorpay.com',
} as const;
const email = 'https://api.emailjs.com';
/** The check that nobody is a machine, which the authentication service shows at sign-up. */
const challenges = 'https://challenges.cloudflare.com';
/** Where the authentication service keeps people's pictures. */
const portraits = 'https://img.clerk.com';

/**
 * The policy of what a page may load and call: this site and exactly the services that the build is configured for.
 *
 * Scripts are files of this site and of two services, never inline and never evaluated. Styles may be inline: the
 * sign-in forms and the controls' library write their own `<style>`. Pictures come from wherever a campaign's
 * organization keeps them, by https.
 */
export function contentSecurityPolicy(env: BuildEnv): string {
  const clerk = clerkOrigin(env.VITE_CLERK_PUBLISHABLE_KEY ?? '');
  const api = originOf(env.VITE_API_BASE_URL);
  const supabase = originOf(env.VITE_SUPABASE_URL);
  const hasCheckout = (env.VITE_RAZORPAY_KEY_ID ?? '') !== '';
  const hasEmail = (env.VITE_EMAILJS_PUBLIC_KEY ?? '') !== '';
  const directives: Readonly<Record<string, readonly (string | null | false)[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", clerk, clerk && challenges, hasCheckout && checkout.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', clerk && portraits],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      api,
      supabase,
      clerk,
      hasCheckout && checkout.window,
      hasCheckout && checkout.reports,
      hasEmail && email,
    ],
    'frame-src': [clerk && challenges, hasCheckout && checkout.window].some(Boolean)
      ? [clerk && challenges, hasCheckout && checkout.window]
      : ["'none'"],
    'worker-src': ["'self'", clerk && 'blob:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source))].join(' '))
    .join('; ');
}

/** Every header that keeps a page safe, for whatever serves the build. */
export function securityHeaders(env: BuildEnv): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/** The rules of static hosts that read a `_headers` file. */
export function headersFile(env: BuildEnv): string {
  const section = (path: string, headers: Readonly<Record<string, string>>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return `${[
    section('/*', { ...securityHeaders(env), 'Cache-Control': 'no-cache' }),
    // A file whose name holds its hash never changes.
    section('/assets/*', { '! Cache-Control': '', 'Cache-Control': 'public, max-age=31536000, immutable' }),
    section('/fonts/*', { '! Cache-Control': '', 'Cache-Control': 'public, max-age=2592000' }),
  ]
    .join('\n\n')
    .replace(/^( {2}! Cache-Control): $/gm, '$1')}\n`;
}

/** What nginx includes: the same headers, on every answer. */
export function nginxHeaders(env: BuildEnv): string {
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return `${Object.entries(securityHeaders(env))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n')}\n`;
}
