import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { buildSite } from '../../scripts/sites/build-site.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { triesAll } from '../support/combinations.ts';
import { resetServer, serveSignInHost } from '../support/mock-server.ts';
import { pollVisits } from '../support/poll-visits.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', ownDevice: true });
test.beforeEach(({ request }) => resetServer(request));

const { folder } = siteNamed('http');

/** Without a network the browser says so for each thing that it asked for. */
const OFFLINE = /Failed to load resource|could not be (?:shown|loaded)/;

const footer = (page: Page) => page.getByRole('contentinfo');
const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** What of the API is kept on the device, by its keys. */
const readsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opening = indexedDB.open('eduempower.reads');
        // A database that is not there yet is not made here.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const all = opening.result.transaction('reads').objectStore('reads').getAllKeys();
          all.onsuccess = () => resolve(all.result.map(String).sort());
          opening.result.close();
        };
      }),
  );

const chunk = (name: string) => expect.stringMatching(new RegExp(`/${name}-[\\w-]{8}\\.js$`));

/** Signs a persona in, and waits until the worker answers for the page. */
async function signInWithWorker(page: Page, name: PersonaName) {
  await serveSignInHost(page.context());
  await page.goto('/auth/login');
  await signInThroughForm(page, name);
  await expectSignedIn(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  // As long as there is a route, the browser asks for scripts past the worker.
  await page.context().unrouteAll();
}

/** Opens a page, and waits until the worker has all that it fetches at first. */
async function visit(page: Page, address: string) {
  await page.context().addInitScript(keepSignInSilent);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).click();
  const { pathname } = new URL(address, 'http://localhost');
  await expect
    .poll(() => cachedPaths(page))
    .toEqual(expect.arrayContaining([pathname, chunk('cache-site'), chunk('late')]));
  const styles = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining(styles));
}

/**
 * Runs in every page: the sign-in service's script never comes. A route would do the same, but as long as there is one,
 * Playwright asks the network for everything, past the worker.
 */
function keepSignInSilent() {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');
  Object.defineProperty(prototype, 'src', {
    ...src,
    set(this: HTMLScriptElement, address: string) {
      if (!address.startsWith('https://clerk.mock.localhost/')) src?.set?.call(this, address);
    },
  });
}

async function stop(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

/** A copy of the build that may be changed. */
function copyBuild(name: string): string {
  const copy = join('.tmp/offline', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** The build as a deployment later: its scripts and styles have other names, and so has the build. */
function copyNextBuild(name: string): string {
  const copy = copyBuild(name);
  const named = globSync('assets/*-????????.{js,css}', { cwd: copy }).map((path) => basename(path));
  const next = new Map(named.map((file) => [file, renamed(file)]));
  const texts = globSync('**/*.{js,css,html}', { cwd: copy });
  for (const path of texts) {
    const text = readFileSync(join(copy, path), 'utf8')
      .replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (file) => next.get(file) ?? file)
      .replace(/\bbuild:`\w+`/, 'build:`next`');
    const file = next.get(basename(path));
    rmSync(join(copy, path));
    writeFileSync(join(copy, file ? join('assets', file) : path), text);
  }
  return copy;
}

/** The name with another last letter: a hash that ended in the new one would keep its name, with other content. */
const renamed = (file: string) =>
  file.replace(/(.)(\.\w+)$/, (_, last: string, type: string) => `${last === '0' ? '1' : '0'}${type}`);

const entryOf = (page: Page) => page.locator('script[type="module"][src*="/index-"]').getAttribute('src');

test('[OFF-01] without a network the site opens at a page that was visited, and says of any other that it is offline', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  await visit(page, '/help');
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(chunk('privacy-page'));
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/help');
  await expect(later.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();
  // The page is the site, and no picture of it: its links lead on.
  await footer(later).getByRole('link', { name: 'Privacy' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  // What was not visited says so inside the site's frame.
  await later.goto('/terms');
  await expect(later.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(footer(later)).toBeVisible();
});

test('[OFF-01] a host that is gone, or is silent, does not keep the site from opening', async ({ page }) => {
  const { server, origin } = await serveAsHost('netlify', folder);
  const port = Number(new URL(origin).port);
  await visit(page, `${origin}/help`);
  await stop(server);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();

  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(port, 'localhost', resolve));
  try {
    await page.goto(`${origin}/help`);
    await expect(page.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();
  } finally {
    await stop(silent);
  }
});

test('[OFF-01] a deployment is there at the next page, and a tab that was open before goes on with its own scripts', async ({
  page,
  context,
}) => {
  const first = await serveAsHost('netlify', copyBuild('first'));
  const port = Number(new URL(first.origin).port);
  await visit(page, `${first.origin}/help`);
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await footer(page).getByRole('link', { name: 'Help' }).click();
  const before = await entryOf(page);
  await stop(first.server);
  const second = await serveAsHost('netlify', copyNextBuild('second'), port);
  try {
    const other = await context.newPage();
    await other.goto(`${second.origin}/help`);
    expect(await entryOf(other)).not.toBe(before);
    await other.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
    });
    await expect
      .poll(() =>
        other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state),
      )
      .toBe('installed');

    // The tab of the build before neither reloads nor misses what it has used.
    const loads: string[] = [];
    page.on('load', (loaded) => loads.push(loaded.url()));
    await footer(page).getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    expect(await entryOf(page)).toBe(before);
    expect(loads).toEqual([]);

    // Once no tab is of the build before, nothing of it is left.
    await page.close();
    await other.goto('about:blank');
    await pollVisits(other, `${second.origin}/help`, () => cachedPaths(other)).not.toContain(before);
  } finally {
    await stop(second.server);
  }
});

test('[OFF-01] a page and its files are cached as the host has them, and no answer in their place', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404|503/);
  const site = copyBuild('answers');
  const { server, origin } = await serveAsHost('netlify', site);
  try {
    await visit(page, `${origin}/help`);
    const [chunkPath = ''] = globSync('assets/terms-page-*.js', { cwd: site });
    const ask = () =>
      page.evaluate(async (path) => (await fetch(path)).headers.get('content-type'), `/${chunkPath}`);
    const script = readFileSync(join(site, chunkPath));
    rmSync(join(site, chunkPath));
    expect(await ask()).toBe('text/plain');
    writeFileSync(join(site, '_redirects'), '/* /shell.html 200\n');
    await stop(server);
    const all = await serveAsHost('netlify', site, Number(new URL(origin).port));
    try {
      expect(await ask()).toMatch(/^text\/html/);
      writeFileSync(join(site, chunkPath), script);
      expect(await ask()).toBe('text/javascript');
      await expect.poll(() => cachedPaths(page)).toContain(`/${chunkPath}`);
      // The shell that a host answers at any other address is no page of the build.
      await page.goto(`${origin}/scholarship/sch-girls-in-stem`);
      await expect(footer(page)).toBeVisible();
      expect(await cachedPaths(page)).not.toContain('/scholarship/sch-girls-in-stem');
    } finally {
      await stop(all.server);
    }

    const broken = createServer((_, response) => response.writeHead(503).end('Down for maintenance'));
    await new Promise<void>((resolve) => broken.listen(Number(new URL(origin).port), 'localhost', resolve));
    try {
      await page.goto(`${origin}/help`);
      await expect(page.getByText('Down for maintenance')).toBeVisible();
    } finally {
      await stop(broken);
    }
  } finally {
    if (server.listening) await stop(server);
  }
});

// It builds the site once more, which takes longer than all others here.
if (triesAll)
  test('a deployment that is built without a service worker removes the one before, with all that it kept', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const { env, base } = siteNamed('http');
    const without = '.tmp/offline/without-worker';
    await buildSite({ folder: without, base, env: { ...env, VITE_SERVICE_WORKER: 'off' } });
    const left = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ]);
    const heading = page.getByRole('heading', { level: 1, name: /help/i });
    const before = await serveAsHost('netlify', folder);
    const { origin } = before;
    await visit(page, `${origin}/help`);
    expect(await left()).not.toEqual([]);
    await stop(before.server);

    const after = await serveAsHost('netlify', without, Number(new URL(origin).port));
    try {
      await page.goto(`${origin}/help`);
      await expect(heading).toBeVisible();
      await expect.poll(left).toEqual([]);
      await page.reload();
      await heading.click();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toContainEqual(chunk('cache-site'));
      expect(await left()).toEqual([]);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    } finally {
      await stop(after.server);
    }
  });

test('[OFF-01] without a network the list and a scholarship that was read are there, as of the last visit', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  await visit(page, '/scholarship');
  await page.getByRole('searchbox').first().fill('Girls in STEM');
  await page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }).click();
  const title = { level: 1, name: 'Girls in STEM Scholarship' } as const;
  await expect(page.getByRole('heading', title)).toBeVisible();
  const address = page.url();
  await expect
    .poll(() => readsOf(page))
    .toEqual([expect.stringContaining('all'), expect.stringContaining('by-id')]);
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/scholarship');
  await expect(later.getByText(/^Showing \d+ of/)).toBeVisible();
  await expect(later.getByRole('status').filter({ hasText: 'You are offline' })).toContainText(
    /As of \d{1,2}:\d\d/,
  );
  await later.goto(address);
  await expect(later.getByRole('heading', title)).toBeVisible();
  await expect(later.getByRole('status').filter({ hasText: 'You are offline' })).toContainText(/As of/);
});

test('[OFF-01] [AUTH-07] without a network a person’s page says that it needs a connection, and nothing of the person is stored', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  expectConsole(/SessionUnreachableError: The device is offline/);
  await signInWithWorker(page, 'student-applied');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'My applications' }).click();
  await expect(page.getByText(/^\d+ applications$/)).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'Your Profile' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Iyer' })).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(chunk('profile-page'));
  expect(await cachedPaths(page)).not.toContainEqual(expect.stringMatching(/^\/student\//));
  await expect.poll(() => readsOf(page)).toContainEqual(expect.stringContaining('scholarships'));
  expect(await readsOf(page)).not.toContainEqual(expect.stringMatching(/student|person/));

  await context.setOffline(true);
  await page.reload();
  const isOffline = page.getByRole('heading', { level: 1, name: 'You are offline' });
  await expect(isOffline).toBeVisible();
  await expect(page.getByText('You have to be signed in to see this page')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(isOffline).toBeVisible();

  // Online again the page opens by itself.
  await serveSignInHost(context);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Iyer' })).toBeVisible();
});
