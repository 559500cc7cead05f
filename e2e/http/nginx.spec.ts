import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { nginxHeaders, securityHeaders } from '../../scripts/deploy/security-headers.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { expect, test } from '../support/test.ts';

const port = 4175;
const origin = `http://localhost:${port}`;
const { env, folder } = siteNamed('http');
const home = resolve('.tmp/nginx');
const backendPort = 4179;

/**
 * Finds the installed nginx and its configuration folder. Returns null if nginx is not installed.
 */
function findNginx() {
  const named = process.env.NGINX ?? 'nginx';
  // Debian installs nginx in a folder that is only in root's PATH.
  const path = [process.env.PATH, '/usr/sbin', '/usr/local/sbin'].join(':');
  const { status, stderr } = spawnSync(named, ['-V'], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path },
  });
  if (status !== 0) return null;
  const settings = /--conf-path=(\S+)/.exec(stderr)?.[1];
  return { command: named, path, settings: dirname(settings ?? '/etc/nginx/nginx.conf') };
}

const nginx = findNginx();
let server: ChildProcess | null = null;
let backend: Server | null = null;

/** Writes the shipped configuration, changing only ports and paths. */
function writeSettings(settings: string) {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(join(home, 'eduempower'), { recursive: true });
  writeFileSync(join(home, 'eduempower/security-headers.conf'), nginxHeaders(env));
  const api = readFileSync('deploy/nginx/api.conf', 'utf8').replace('3000', String(backendPort));
  writeFileSync(join(home, 'eduempower/api.conf'), api);
  const site = readFileSync('deploy/nginx/site.conf', 'utf8')
    .replaceAll('8080', String(port))
    .replace('/usr/share/nginx/html', resolve(folder))
    .replaceAll('/etc/nginx/eduempower', join(home, 'eduempower'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(home, name)};`,
  );
  const types = join(settings, 'mime.types');
  const http = [existsSync(types) ? `include ${types};` : '', 'access_log off;', ...temporary, site];
  writeFileSync(
    join(home, 'nginx.conf'),
    [`daemon off; pid ${join(home, 'pid')}; error_log stderr;`, 'events {}', 'http {', ...http, '}'].join(
      '\n',
    ),
  );
}

// Resetting a device clears only the storage of `baseURL`, but nginx has its own address.
test.use({ ownDevice: true });

test.describe('behind nginx with the shipped configuration', () => {
  test.skip(nginx === null, 'nginx is not installed, so its configuration was not tested.');
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    if (nginx === null) return;
    writeSettings(nginx.settings);
    backend = createServer(({ method, url, headers: { host, authorization } }, response) => {
      response.writeHead(503, { 'Retry-After': '7' });
      response.end(JSON.stringify({ method, url, host, authorization }));
    }).listen(backendPort, '127.0.0.1');
    server = spawn(nginx.command, ['-p', home, '-c', join(home, 'nginx.conf')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PATH: nginx.path },
    });
    const answers = () => fetch(`${origin}/healthz`).then((answer) => answer.text(), String);
    await expect.poll(answers).toBe('ok\n');
  });

  test.afterAll(() => {
    server?.kill();
    backend?.close();
  });

  test('nginx serves public pages from their own files, the fallback page at other addresses, and compressed assets that browsers may cache', async ({
    request,
  }) => {
    const page = await request.get(`${origin}/`);
    const html = await page.text();
    expect(page.headers()).toMatchObject({
      'cache-control': 'no-cache',
      ...Object.fromEntries(
        Object.entries(securityHeaders(env)).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    });
    expect(html).toContain('data-page="/"');
    for (const path of ['/about', '/about/', '/resources/student-guide']) {
      const drawn = await request.get(origin + path);
      expect(await drawn.text(), path).toContain(`data-page="${path.replace(/\/$/, '')}"`);
      expect(drawn.headers(), path).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    }
    // `/resources/` is a folder that contains pages but has no page of its own.
    for (const path of ['/scholarship/sch-girls-in-stem/application-form', '/no-such-page', '/resources/']) {
      const other = await request.get(origin + path);
      expect(other.status(), path).toBe(200);
      expect(await other.text(), path).toContain('<div id="root"></div>');
      expect(other.headers(), path).toMatchObject({ 'cache-control': 'no-cache', 'x-frame-options': 'DENY' });
    }

    const script = /src="(\/assets\/index-[^"]+\.js)"/.exec(html)?.[1] ?? '';
    const file = await request.get(origin + script, { headers: { 'accept-encoding': 'gzip' } });
    expect(file.status()).toBe(200);
    expect(file.headers()).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    });
  });

  test('nginx answers a request for a missing file with an uncached 404, so browsers find the file once it exists', async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/404 \(Not Found\)/);
    for (const path of ['/assets/gone-12345678.js', '/fonts/gone.woff2']) {
      const missing = await request.get(origin + path);
      expect(missing.status(), path).toBe(404);
      expect(missing.headers(), path).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    }
    // Simulates a deployment in which a page is available before one of its files.
    const late = `late-${Date.now().toString(36)}`;
    await page.goto(`${origin}/healthz`);
    const ask = () => page.evaluate(async (path) => (await fetch(path)).status, `/assets/${late}.js`);
    expect(await ask()).toBe(404);
    const file = join(folder, `assets/${late}.js`);
    writeFileSync(file, 'export {};\n');
    try {
      expect(await ask()).toBe(200);
    } finally {
      rmSync(file);
    }
  });

  test('nginx forwards calls under /api to the backend unchanged, and returns the backend’s response', async ({
    request,
  }) => {
    const headers = { authorization: 'Bearer user_asha_student' };
    const answer = await request.post(`${origin}/api/applications?page=2`, { headers, data: {} });
    expect([answer.status(), answer.headers()['retry-after'], await answer.json()]).toEqual([
      503,
      '7',
      { method: 'POST', url: '/api/applications?page=2', host: 'localhost', ...headers },
    ]);
  });

  test('nginx redirects to a relative URL, so visitors stay on their host and port', async ({ request }) => {
    const answer = await request.get(`${origin}/api`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, '/api/']);
  });

  test('behind nginx with the shipped security headers, the scholarship list loads', async ({ page }) => {
    await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
    await page.goto(`${origin}/scholarship`);
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  });
});
