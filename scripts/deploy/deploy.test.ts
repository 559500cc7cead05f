import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFile } from './host-files.ts';
import { clerkOrigin, contentSecurityPolicy, nginxHeaders, securityHeaders } from './security-headers.ts';
import { checkVariables } from './variables.ts';

const env = {
  VITE_SITE_URL: 'https://eduempower.example',
  VITE_API_BASE_URL: 'https://api.eduempower.example/api',
  VITE_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.eduempower.example$')}`,
  VITE_SUPABASE_URL: 'https://project.supabase.example',
  VITE_SUPABASE_ANON_KEY: 'sb_publishable_1',
  VITE_SUPABASE_DOCUMENTS: 'private',
  VITE_RAZORPAY_KEY_ID: 'rzp_live_1',
  VITE_EMAILJS_SERVICE_ID: 'service',
  VITE_EMAILJS_TEMPLATE_ID: 'template',
  VITE_EMAILJS_PUBLIC_KEY: 'public',
};

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('the variables of a production build', () => {
  it('missing variables are named, all required variables at once', () => {
    expect(checkVariables(env)).toEqual([]);
    expect(() => checkVariables({ ...env, VITE_CLERK_PUBLISHABLE_KEY: ' ' })).toThrow(
      /needs VITE_CLERK_PUBLISHABLE_KEY\./,
    );
  });

  it('a missing optional variable names the feature that does not work', () => {
    expect(checkVariables({ ...env, VITE_RAZORPAY_KEY_ID: '' })).toEqual([
      'VITE_RAZORPAY_KEY_ID is not set: donations are not possible.',
    ]);
    expect(checkVariables({ ...env, VITE_SUPABASE_URL: ' ' })).toEqual([
      'VITE_SUPABASE_URL is not set: documents cannot be uploaded.',
    ]);
  });

  it.each([
    ['VITE_API_BEARER', 'user-id', /^VITE_API_BEARER=user-id: .*proves nothing/],
    ['VITE_SUPABASE_DOCUMENTS', '', /^VITE_SUPABASE_DOCUMENTS=public: everybody/],
    ['VITE_API_BASE_URL', 'http://api.example', /^VITE_API_BASE_URL=http:.*unencrypted/],
    ['VITE_SUPABASE_URL', 'http://files.example', /^VITE_SUPABASE_URL=http:.*unencrypted/],
  ])('[SAFE-01] warn of what %s=%s risks', (name, value, warning) => {
    expect(checkVariables({ ...env, [name]: value })).toEqual([expect.stringMatching(warning)]);
  });
});

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(env);

  it('the policy forbids inline and evaluated scripts, and scripts of other origins than two services', () => {
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      'https://clerk.eduempower.example',
      'https://challenges.cloudflare.com',
      'https://*.protect.clerk.com',
      'https://checkout.razorpay.com',
      'https://cdn.razorpay.com',
    ]);
    expect(policy).not.toContain('unsafe-eval');
    // The sign-in service names its hosts of protection by a wildcard; nothing else may.
    expect(policy.replaceAll(/https:\/\/\*\.protect\.clerk\.com(?::\*)?/g, '')).not.toContain('*');
  });

  it('the policy allows calls to exactly the configured services', () => {
    expect(directive(policy, 'connect-src')).toEqual([
      "'self'",
      'https://api.eduempower.example',
      'https://project.supabase.example',
      'https://clerk.eduempower.example',
      'https://*.protect.clerk.com:*',
      'https://api.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
      'https://api.emailjs.com',
    ]);
  });

  it('the policy allows frames for the bot check and the payment window', () => {
    expect(directive(policy, 'frame-src')).toEqual([
      'https://challenges.cloudflare.com',
      'https://*.protect.clerk.com',
      'https://api.razorpay.com',
    ]);
  });

  it('the policy names no service that is not configured', () => {
    const bare = contentSecurityPolicy({ VITE_API_BASE_URL: '/api' });
    expect(directive(bare, 'script-src')).toEqual(["'self'"]);
    expect(directive(bare, 'connect-src')).toEqual(["'self'"]);
    expect(directive(bare, 'frame-src')).toEqual(["'none'"]);
  });

  it('the policy allows only this site’s own workers', () => {
    const bare = contentSecurityPolicy({ VITE_API_BASE_URL: '/api' });
    expect(directive(bare, 'worker-src')).toEqual(["'self'"]);
  });

  it('the policy of a mock build allows calls to the services that the mock stands in for', () => {
    const mocked = contentSecurityPolicy({ VITE_API_MOCKING: 'on' });
    expect(directive(mocked, 'connect-src')).toEqual([
      "'self'",
      'https://supabase.mock.localhost',
      'https://clerk.mock.localhost',
      'https://*.protect.clerk.com:*',
      'https://api.razorpay.com',
      'https://lumberjack.razorpay.com',
      'https://lumberjack-metrics.razorpay.com',
      'https://api.emailjs.com',
    ]);
    // The mock answers for the checkout's script, too.
    expect(directive(mocked, 'script-src')).toContain('https://checkout.razorpay.com');
    // The sign-in client's own worker.
    expect(directive(mocked, 'worker-src')).toEqual(["'self'", 'blob:']);
  });

  it.each(['off', '', 'yes', undefined])(
    '[DEPLOY-01] a production build names no mocked service (VITE_API_MOCKING=%s)',
    (mocking) => {
      expect(contentSecurityPolicy({ ...env, VITE_API_MOCKING: mocking })).toBe(policy);
      expect(contentSecurityPolicy({ VITE_API_MOCKING: mocking })).not.toContain('mock');
    },
  );

  it('the policy forbids framing, and forms to other sites', () => {
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'form-action')).toEqual(["'self'"]);
    expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
  });
});

describe('a public key', () => {
  it.each([
    [`pk_test_${btoa('clerk.mock.localhost$').replaceAll('=', '')}`, 'https://clerk.mock.localhost'],
    ['pk_live_', null],
    ['sk_live_Y2xlcms', null],
    [`pk_live_${btoa('evil.example; script-src *$')}`, null],
    ['', null],
  ])('%j names %j', (key, origin) => {
    expect(clerkOrigin(key)).toBe(origin);
  });
});

describe('what servers read', () => {
  it('static hosts: only files that are there are cached, and only those whose names never mean another one', () => {
    const files = [
      { path: 'assets/index-B51bHrFv.js', size: 2 },
      { path: 'assets/load.webm', size: 3 },
      { path: 'fonts/anek-ee.woff2', size: 1 },
      { path: 'index.html', size: 4 },
    ];
    const text = headersFile(env, files);
    expect(text).toMatch(/^\/\*\n {2}Content-Security-Policy: default-src 'none'; /);
    expect(text.match(/^\/.*\n {2}Cache-Control.*$/gm)).toEqual([
      '/assets/index-B51bHrFv.js\n  Cache-Control: public, max-age=31536000, immutable',
      '/fonts/anek-ee.woff2\n  Cache-Control: public, max-age=2592000',
    ]);
    expect(headersFile(env, files, 2).match(/^\//gm)).toHaveLength(2);
  });

  it('browsers keep to https for this host, and for the other names of its domain only where that is asked for', () => {
    expect(securityHeaders(env)['Strict-Transport-Security']).toBe('max-age=63072000');
    expect(securityHeaders({ ...env, HSTS_INCLUDE_SUBDOMAINS: 'on' })['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('nginx: one line for each header, with quotes inside kept', () => {
    const lines = nginxHeaders(env).trim().split('\n');
    expect(lines.every((line) => /^add_header [\w-]+ ".*" always;$/.test(line))).toBe(true);
    expect(nginxHeaders(env)).toContain('payment=(self \\"https://api.razorpay.com\\"');
  });

  it('the shipped nginx configuration sends the headers from every place that adds one of its own', () => {
    const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
    const places = conf.split(/\n {2}location /).slice(1);
    for (const place of places.filter((text) => text.includes('add_header'))) {
      expect(place).toContain('include /etc/nginx/eduempower/security-headers.conf;');
    }
    expect(conf).toContain('try_files $uri $uri/index.html /shell.html;');
  });
});
