import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type StaticHost, staticHosts } from '../../scripts/deploy/host-files.ts';
import { securityHeaders } from '../../scripts/deploy/security-headers.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

const { env, folder } = siteNamed('http');

/**
 * Copies the build and adds a host's files with `npm run deploy:for`. Returns the copy's folder.
 */
function prepare(host: StaticHost): string {
  const prepared = join('.tmp/static-hosts', host);
  rmSync(prepared, { recursive: true, force: true });
  cpSync(folder, prepared, { recursive: true });
  const command = ['scripts/deploy/write-host-files.ts', host, '--folder', prepared];
  const { status, stderr } = spawnSync(process.execPath, command, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return prepared;
}

/** Returns how many seconds a browser may reuse a response without revalidating it. */
function freshFor(headers: Readonly<Record<string, string>>): number {
  const cacheControl = headers['cache-control'] ?? '';
  if (/no-store|no-cache/.test(cacheControl)) return 0;
  return Number(/max-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
}

// Resetting a device clears only the storage of `baseURL`, but each host has its own address.
test.use({ ownDevice: true });

for (const host of staticHosts) {
  test(`on ${host}, public pages come from their own files, unknown addresses never show another page’s content, and missing assets get a 404`, async ({
    page,
    request,
  }) => {
    const { server, origin } = await serveAsHost(host, prepare(host));
    try {
      const sendsHeaders = host !== 'github';
      // GitHub Pages lets browsers cache everything for ten minutes, and answers an unknown address
      // with status 404 and the fallback page.
      const longest = sendsHeaders ? 0 : 600;
      const index = await request.get(`${origin}/`);
      const html = await index.text();
      expect(index.status()).toBe(200);
      expect(html).toContain('data-page="/"');
      const about = await request.get(`${origin}/about`);
      expect(await about.text()).toContain('data-page="/about"');
      expect(freshFor(index.headers())).toBeLessThanOrEqual(longest);

      const deep = await request.get(`${origin}/scholarship/sch-girls-in-stem/application-form`);
      expect(deep.status()).toBe(sendsHeaders ? 200 : 404);
      // For unknown paths, Cloudflare serves the home page, and the site hides that page's content.
      expect(await deep.text()).toContain(host === 'cloudflare' ? 'data-page="/"' : '<div id="root"></div>');
      expect(freshFor(deep.headers())).toBeLessThanOrEqual(longest);
      if (sendsHeaders) {
        for (const [name, value] of Object.entries(securityHeaders(env))) {
          expect(deep.headers()[name.toLowerCase()], name).toBe(value);
        }
      }

      const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(html)?.[1] ?? '';
      const file = await request.get(origin + script);
      expect(file.status()).toBe(200);
      expect(freshFor(file.headers())).toBe(sendsHeaders ? 31_536_000 : 600);

      for (const missing of ['/assets/gone-12345678.js', '/fonts/gone.woff2']) {
        const answer = await request.get(origin + missing);
        expect(answer.status(), missing).toBe(404);
        expect(freshFor(answer.headers()), missing).toBeLessThanOrEqual(longest);
      }

      if (host === 'cloudflare') {
        await page.route('**/assets/index-*.js', () => new Promise(() => {}));
        await page.goto(`${origin}/student/profile`, { waitUntil: 'commit' });
        await page.waitForFunction(() => document.readyState !== 'loading');
        await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      }
    } finally {
      server.close();
    }
  });
}
