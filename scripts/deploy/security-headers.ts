import { MOCK_PUBLISHABLE_KEY } from '#mocks/publishable-key.ts';
import { MOCK_SUPABASE_URL } from '#mocks/supabase/host.ts';
import type { BuildEnv } from './variables.ts';

/**
 * Returns the origin of the host in the sign-in service's public key, or null if the key contains
 * no host.
 */
export function clerkOrigin(publishableKey: string): string | null {
  const encoded = /^pk_(?:test|live)_([A-Za-z0-9+/=_-]+)$/.exec(publishableKey)?.[1];
  if (encoded === undefined) return null;
  const host = Buffer.from(encoded, 'base64').toString('utf8').replace(/\$$/, '');
  return /^[a-z0-9.-]+$/i.test(host) ? `https://${host}` : null;
}

/**
 * Returns the origin of an absolute URL, or null for anything else, such as a path of this site.
 */
function originOf(address: string | undefined): string | null {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : null;
}

/**
 * The hosts of the payment provider's checkout, as listed in its own Magento module:
 * https://github.com/razorpay/razorpay-magento/blob/master/etc/csp_whitelist.xml
 */
const checkout = {
  /** https://razorpay.com/docs/payments/payment-gateway/web-integration/standard/integration-steps/ */
  script: 'https://checkout.razorpay.com',
  /**
   * The risk-detection script that checkout.js loads:
   * https://github.com/razorpay/razorpay-magento/issues/537, issues/542
   */
  riskScript: 'https://cdn.razorpay.com',
  /** The payment window, which is a frame. checkout.js also calls this host. */
  window: 'https://api.razorpay.com',
  reports: 'https://lumberjack.razorpay.com',
  metrics: 'https://lumberjack-metrics.razorpay.com',
} as const;

/** The only host of the email service's API: https://www.emailjs.com/docs/rest-api/send/ */
const email = 'https://api.emailjs.com';

/**
 * The hosts that the sign-in service needs in addition to the one in the public key:
 * https://clerk.com/docs/guides/secure/best-practices/csp-headers
 */
const clerkService = {
  /** The bot check at sign-up: https://developers.cloudflare.com/turnstile/reference/content-security-policy/ */
  challenges: 'https://challenges.cloudflare.com',
  /** Protection against abuse and fraud. */
  protection: 'https://*.protect.clerk.com',
  /**
   * Calls to the protection service also use ports other than 443, which a source without a port
   * does not allow.
   */
  protectionCalls: 'https://*.protect.clerk.com:*',
  /** Users' profile pictures. */
  pictures: 'https://img.clerk.com',
} as const;

/**
 * Returns the Content Security Policy. A page may load and call only this site and the configured
 * services.
 *
 * Scripts are files from this site and from the sign-in and payment services, never inline and
 * never evaluated. Styles may be inline, because the sign-in forms and the component library add
 * their own `<style>`. Pictures may come from any https address, because campaigns link to pictures
 * on other sites. Pages call the storage service only at the project's own address
 * (https://supabase.com/docs/reference/javascript/initializing). The contact page's map is a
 * drawing on this site, so it needs no map service.
 */
export function contentSecurityPolicy(given: BuildEnv): string {
  const env = given.VITE_API_MOCKING === 'on' ? withMockedServices(given) : given;
  const clerk = clerkOrigin(env.VITE_CLERK_PUBLISHABLE_KEY ?? '');
  const api = originOf(env.VITE_API_BASE_URL);
  const supabase = originOf(env.VITE_SUPABASE_URL);
  const hasCheckout = (env.VITE_RAZORPAY_KEY_ID ?? '') !== '';
  const hasEmail = (env.VITE_EMAILJS_PUBLIC_KEY ?? '') !== '';
  const frames = [
    clerk && clerkService.challenges,
    clerk && clerkService.protection,
    hasCheckout && checkout.window,
  ];
  const directives: Readonly<Record<string, readonly (string | null | false)[]>> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      clerk,
      clerk && clerkService.challenges,
      clerk && clerkService.protection,
      hasCheckout && checkout.script,
      hasCheckout && checkout.riskScript,
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', clerk && clerkService.pictures],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': [
      "'self'",
      api,
      supabase,
      clerk,
      clerk && clerkService.protectionCalls,
      hasCheckout && checkout.window,
      hasCheckout && checkout.reports,
      hasCheckout && checkout.metrics,
      hasEmail && email,
    ],
    'frame-src': frames.some(Boolean) ? frames : ["'none'"],
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

/**
 * Adds the mocked services to a mock build's environment. Browsers apply the policy before the
 * mock's service worker can answer a call, so the policy must name the hosts that the mock
 * replaces.
 */
function withMockedServices(env: BuildEnv): BuildEnv {
  const isClerkKey = clerkOrigin(env.VITE_CLERK_PUBLISHABLE_KEY ?? '') !== null;
  return {
    ...env,
    VITE_CLERK_PUBLISHABLE_KEY: isClerkKey ? env.VITE_CLERK_PUBLISHABLE_KEY : MOCK_PUBLISHABLE_KEY,
    VITE_SUPABASE_URL: env.VITE_SUPABASE_URL || MOCK_SUPABASE_URL,
    VITE_RAZORPAY_KEY_ID: env.VITE_RAZORPAY_KEY_ID || 'mock',
    VITE_EMAILJS_PUBLIC_KEY: env.VITE_EMAILJS_PUBLIC_KEY || 'mock',
  };
}

/** Returns the security headers for every response, on any host. */
export function securityHeaders(env: BuildEnv): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Strict-Transport-Security': strictTransport(env),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), usb=(), payment=(self "https://api.razorpay.com" "https://checkout.razorpay.com")',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/**
 * Returns the value of the header that makes browsers use only https for two years. Covers
 * subdomains only if `HSTS_INCLUDE_SUBDOMAINS` is `on`, because the team that deploys this site
 * rarely owns all subdomains.
 */
function strictTransport(env: BuildEnv): string {
  const twoYears = 'max-age=63072000';
  return env.HSTS_INCLUDE_SUBDOMAINS === 'on' ? `${twoYears}; includeSubDomains` : twoYears;
}

/**
 * Returns the security headers as nginx directives, one per line. nginx adds them to every
 * response.
 */
export function nginxHeaders(env: BuildEnv): string {
  const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  return `${Object.entries(securityHeaders(env))
    .map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
    .join('\n')}\n`;
}
