import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { build, createBuilder, createLogger } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { headersFile } from './host-files.ts';
import { clerkOrigin, contentSecurityPolicy, nginxHeaders, securityHeaders } from './security-headers.ts';
import { type BuildEnv, checkedVariables, checkVariables } from './variables.ts';

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
  it('checkVariables returns no warnings for a complete environment', () => {
    expect(checkVariables(env)).toEqual([]);
  });

  it('[SAFE-01] checkVariables names all missing or invalid variables in one error, without their values', () => {
    const wrong = {
      ...env,
      VITE_API_MOCKING: 'yes',
      VITE_SITE_URL: 'eduempower.example',
      VITE_API_DIALECT: 'cobol',
      VITE_API_BASE_URL: 'api.example',
      VITE_CLERK_PUBLISHABLE_KEY: ' ',
      VITE_SUPABASE_ANON_KEY: 'sb_secret_abcdef',
      VITE_RAZORPAY_KEY_ID: 'a1b2c3',
      HSTS_INCLUDE_SUBDOMAINS: 'true',
      VITE_CLERK_SECRET_KEY: 'sk_live_abcdef',
    };
    const check = () => checkVariables(wrong);
    for (const problem of [
      'VITE_CLERK_PUBLISHABLE_KEY is missing. Builds need it, unless VITE_API_MOCKING is on.',
      'VITE_API_BASE_URL must be an address',
      'VITE_API_DIALECT must be specification or express-2026.',
      'VITE_SUPABASE_ANON_KEY holds a key with a privileged role.',
      'VITE_API_MOCKING must be on or off.',
      'VITE_SITE_URL must be an address',
      'VITE_RAZORPAY_KEY_ID must be the key id',
      'HSTS_INCLUDE_SUBDOMAINS must be on or off.',
      'VITE_CLERK_SECRET_KEY holds a secret key.',
    ]) {
      expect(check).toThrow(problem);
    }
    expect(check).not.toThrow(/abcdef|a1b2c3|cobol/);
  });

  it.each(['pk_live_', 'pk_live_nonsense', 'sk_live_abcdef', 'Y2xlcmsuZXhhbXBsZSQ'])(
    '[SAFE-01] a build refuses %s as the sign-in key',
    (key) => {
      expect(() => checkVariables({ ...env, VITE_CLERK_PUBLISHABLE_KEY: key })).toThrow(
        /VITE_CLERK_PUBLISHABLE_KEY must be the publishable key/,
      );
    },
  );

  it('a mock build requires no variables, but refuses invalid values', () => {
    expect(checkVariables({ VITE_API_MOCKING: 'on' })).toEqual([]);
    expect(() => checkVariables({ VITE_API_MOCKING: 'on', VITE_API_BEARER: 'cookie' })).toThrow(
      /VITE_API_BEARER must be session-token or user-id/,
    );
  });

  it('[SAFE-01] a build with invalid variables fails without writing any files', async () => {
    const root = mkdtempSync(join(tmpdir(), 'build-'));
    writeFileSync(join(root, 'index.html'), '<h1>Hello</h1>');
    const buildWith = (given: BuildEnv) =>
      build({ root, configFile: false, logLevel: 'silent', plugins: [checkedVariables(given)] });
    await expect(buildWith({ ...env, VITE_SUPABASE_ANON_KEY: 'sb_secret_1' })).rejects.toThrow(
      /VITE_SUPABASE_ANON_KEY holds/,
    );
    expect(existsSync(join(root, 'dist'))).toBe(false);
    await buildWith(env);
    expect(existsSync(join(root, 'dist/index.html'))).toBe(true);
    rmSync(root, { recursive: true });
  });

  it('[SAFE-01] a build’s error about an invalid variable has no stack trace or brackets', () => {
    let refused: unknown;
    try {
      checkVariables({ ...env, VITE_API_DIALECT: 'latin' });
    } catch (error) {
      refused = error;
    }
    expect(inspect(refused)).toBe(
      [
        'Set these variables in the environment or in .env.local:',
        '  VITE_API_DIALECT must be specification or express-2026.',
      ].join('\n'),
    );
  });

  it('a build with two Vite environments warns about a missing variable only once', async () => {
    const root = mkdtempSync(join(tmpdir(), 'build-'));
    writeFileSync(join(root, 'index.html'), '<h1>Hello</h1>');
    writeFileSync(join(root, 'server.js'), 'export {};');
    const warn = vi.fn();
    const customLogger = { ...createLogger('silent'), warn };
    const builder = await createBuilder({
      root,
      configFile: false,
      customLogger,
      builder: {},
      environments: { ssr: { build: { ssr: true, rolldownOptions: { input: join(root, 'server.js') } } } },
      plugins: [checkedVariables({ ...env, VITE_RAZORPAY_KEY_ID: '' })],
    });
    await builder.buildApp();
    expect(warn.mock.calls.map(([message]) => message)).toEqual([
      'VITE_RAZORPAY_KEY_ID is not set: donations are not possible.',
    ]);
    rmSync(root, { recursive: true });
  });

  it('the warning about a missing optional variable names the affected feature', () => {
    expect(checkVariables({ ...env, VITE_RAZORPAY_KEY_ID: '' })).toEqual([
      'VITE_RAZORPAY_KEY_ID is not set: donations are not possible.',
    ]);
    expect(checkVariables({ ...env, VITE_SUPABASE_URL: ' ' })).toEqual([
      'VITE_SUPABASE_URL is not set: documents cannot be uploaded.',
    ]);
  });

  it.each([
    ['VITE_API_BEARER', 'user-id', /^VITE_API_BEARER=user-id: .*proves nothing/],
    ['VITE_SUPABASE_DOCUMENTS', '', /^VITE_SUPABASE_DOCUMENTS=public: anyone/],
    ['VITE_API_BASE_URL', 'http://api.example', /^VITE_API_BASE_URL=http:.*unencrypted/],
    ['VITE_SUPABASE_URL', 'http://files.example', /^VITE_SUPABASE_URL=http:.*unencrypted/],
  ])('[SAFE-01] a build warns about the risk of %s=%s', (name, value, warning) => {
    expect(checkVariables({ ...env, [name]: value })).toEqual([expect.stringMatching(warning)]);
  });
});

describe('the Content Security Policy', () => {
  const policy = contentSecurityPolicy(env);

  it('the Content Security Policy allows scripts only from the site and the sign-in and payment services, and allows no inline or evaluated scripts', () => {
    expect(directive(policy, 'script-src')).toEqual([
      "'self'",
      'https://clerk.eduempower.example',
      'https://challenges.cloudflare.com',
      'https://*.protect.clerk.com',
      'https://checkout.razorpay.com',
      'https://cdn.razorpay.com',
    ]);
    expect(policy).not.toContain('unsafe-eval');
    // Only the sign-in service's protection hosts may use a wildcard.
    expect(policy.replaceAll(/https:\/\/\*\.protect\.clerk\.com(?::\*)?/g, '')).not.toContain('*');
  });

  it('the Content Security Policy allows calls to exactly the configured services', () => {
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

  it('the Content Security Policy allows frames for the bot check and the payment window', () => {
    expect(directive(policy, 'frame-src')).toEqual([
      'https://challenges.cloudflare.com',
      'https://*.protect.clerk.com',
      'https://api.razorpay.com',
    ]);
  });

  it('the Content Security Policy omits services that are not configured', () => {
    const bare = contentSecurityPolicy({ VITE_API_BASE_URL: '/api' });
    expect(directive(bare, 'script-src')).toEqual(["'self'"]);
    expect(directive(bare, 'connect-src')).toEqual(["'self'"]);
    expect(directive(bare, 'frame-src')).toEqual(["'none'"]);
  });

  it('if the sign-in service is not configured, the Content Security Policy allows only the site’s own workers', () => {
    const bare = contentSecurityPolicy({ VITE_API_BASE_URL: '/api' });
    expect(directive(bare, 'worker-src')).toEqual(["'self'"]);
  });

  it('a mock build’s Content Security Policy allows calls to the services that the mock replaces', () => {
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
    // The page loads the checkout's script from the real URL, and the mock answers the request.
    expect(directive(mocked, 'script-src')).toContain('https://checkout.razorpay.com');
    // The sign-in client starts its worker from a blob.
    expect(directive(mocked, 'worker-src')).toEqual(["'self'", 'blob:']);
  });

  it.each(['off', '', 'yes', undefined])(
    '[DEPLOY-01] a production build’s Content Security Policy allows none of the mock’s hosts (VITE_API_MOCKING=%s)',
    (mocking) => {
      expect(contentSecurityPolicy({ ...env, VITE_API_MOCKING: mocking })).toBe(policy);
      expect(contentSecurityPolicy({ VITE_API_MOCKING: mocking })).not.toContain('mock');
    },
  );

  it('the Content Security Policy forbids framing, base URLs, and forms that post to other sites', () => {
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
  ])('clerkOrigin(%j) returns %j', (key, origin) => {
    expect(clerkOrigin(key)).toBe(origin);
  });
});

describe('host configuration', () => {
  it('headersFile lets browsers cache fonts, files with a hash in their name, and nothing else', () => {
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

  it('Strict-Transport-Security covers subdomains only if HSTS_INCLUDE_SUBDOMAINS is on', () => {
    expect(securityHeaders(env)['Strict-Transport-Security']).toBe('max-age=63072000');
    expect(securityHeaders({ ...env, HSTS_INCLUDE_SUBDOMAINS: 'on' })['Strict-Transport-Security']).toBe(
      'max-age=63072000; includeSubDomains',
    );
  });

  it('nginxHeaders writes one add_header line per header and escapes quotation marks', () => {
    const lines = nginxHeaders(env).trim().split('\n');
    expect(lines.every((line) => /^add_header [\w-]+ ".*" always;$/.test(line))).toBe(true);
    expect(nginxHeaders(env)).toContain('payment=(self \\"https://api.razorpay.com\\"');
  });

  it('every location in site.conf that adds a header also includes the security headers', () => {
    const conf = readFileSync('deploy/nginx/site.conf', 'utf8');
    const places = conf.split(/\n {2}location /).slice(1);
    for (const place of places.filter((text) => text.includes('add_header'))) {
      expect(place).toContain('include /etc/nginx/eduempower/security-headers.conf;');
    }
    expect(conf).toContain('try_files $uri $uri/index.html /shell.html;');
  });
});
