import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { buildSite } from '../../scripts/sites/build-site.ts';
import { mockServerPort, siteNamed } from '../../scripts/sites/sites.ts';
import { triesAll } from '../support/combinations.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { serveSignInHost } from '../support/sign-in-host.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', ownDevice: true });
test.beforeEach(({ request }) => request.post(`http://localhost:${mockServerPort}/__mock/reset`));

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

/** Follows a link of the person's menu. */
async function follow(page: Page, name: string) {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name }).click();
}

/** Goes online, signs out, and goes offline again: nothing that was the person's is on the device any more. */
async function signOutOnline(page: Page) {
  const context = page.context();
  await serveSignInHost(context);
  await context.setOffline(false);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(() => readsOf(page)).not.toContainEqual(expect.stringMatching(/^person/));
  await context.unrouteAll();
  await context.setOffline(true);
}

/** Opens a page, touches it, and waits until the worker has all that it fetches at first. */
async function visit(page: Page, address: string) {
  await page.context().addInitScript(keepSignInSilent);
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
  const { pathname } = new URL(address, 'http://localhost');
  // A touch loads what the frame may need later, with its styles.
  await expect.poll(() => cachedPaths(page)).toEqual(expect.arrayContaining([pathname, chunk('toast-host')]));
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
      .replace(/"build":"\w+"/, '"build":"next"');
    const file = next.get(basename(path));
    rmSync(join(copy, path));
    writeFileSync(join(copy, file ? join('assets', file) : path), text);
  }
  return copy;
}

/** The name with another last letter: a hash that ended in the new one would keep its name, with other content. */
const renamed = (file: string) =>
  file.replace(/(.)(\.\w+)$/, (_, last: string, type: string) => `${last === '0' ? '1' : '0'}${type}`);

const entryOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

test('without a network the site opens at a page that was visited and at the list, and says of any other that it is offline', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  await visit(page, '/help');
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect
    .poll(() => cachedPaths(page))
    .toContainEqual(expect.stringMatching(/privacy-page-[\w-]{8}\.js$/));
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  await later.goto('/help');
  await expect(later.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();
  // The page is the site, and no picture of it: its links lead on.
  await footer(later).getByRole('link', { name: 'Privacy' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await later.goto('/scholarship');
  await expect(later.getByRole('searchbox').first()).toBeVisible();
  // What was not visited says so inside the site's frame.
  await later.goto('/terms');
  await expect(later.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(footer(later)).toBeVisible();
});

test('a host that is gone, or is silent, does not keep the site from opening', async ({ page }) => {
  const { server, origin } = await serveAsHost('netlify', folder);
  const port = Number(new URL(origin).port);
  await visit(page, `${origin}/help`);
  await stop(server);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /help/i })).toBeVisible();

  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(port, 'localhost', resolve));
  try {
    await page.goto(`${origin}/scholarship`);
    await expect(page.getByRole('searchbox').first()).toBeVisible();
  } finally {
    await stop(silent);
  }
});

test('a deployment is there at the next page, and a tab that was open before goes on with its own scripts', async ({
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

    // Once no tab is of the build before, nothing of it is left, and what was visited is there in the new one.
    await page.close();
    await other.goto('about:blank');
    await other.goto(`${second.origin}/`);
    await expect.poll(() => cachedPaths(other)).not.toContain(before);
    const files = await cachedPaths(other);
    expect(files).toContain('/help');
    expect(files.filter((path) => /\/privacy-page-/.test(path))).toHaveLength(1);
  } finally {
    await stop(second.server);
  }
});

test('what a host answers for a missing file is not kept: neither its 404 nor a page in its place', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const site = copyBuild('missing');
  const strict = await serveAsHost('netlify', site);
  const { origin } = strict;
  const ask = (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).headers.get('content-type'), path);
  const late = '/assets/late-12345678.js';
  const style = '/assets/late-12345678.css';
  await visit(page, `${origin}/help`);
  expect(await ask(late)).toBe('text/plain');
  await stop(strict.server);

  writeFileSync(join(site, '_redirects'), '/* /shell.html 200\n');
  const { server } = await serveAsHost('netlify', site, Number(new URL(origin).port));
  try {
    for (const path of [late, style]) expect(await ask(path)).toMatch(/^text\/html/);
    writeFileSync(join(site, late), 'export {};\n');
    expect(await ask(late)).toBe('text/javascript');
    await expect.poll(() => cachedPaths(page)).toContain(late);
    expect(await cachedPaths(page)).not.toContain(style);
    rmSync(join(site, late));
    expect(await ask(late)).toBe('text/javascript');
  } finally {
    await stop(server);
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
      await expect.poll(async () => (await left()).includes(`${origin}/`)).toBe(false);
      // The worker of before may have kept something for the page that it still answered: the next one clears it away, and
      // registers no worker at the first sign of a person.
      await page.reload();
      await heading.click();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)))
        .toContainEqual(expect.stringMatching(/cache-site-[\w-]{8}\.js$/));
      await expect.poll(left).toEqual([]);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    } finally {
      await stop(after.server);
    }
  });

test('without a network the list and a scholarship that was read are there, as of the last visit', async ({
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
  await expect
    .poll(() => cachedPaths(page))
    .toContainEqual(expect.stringMatching(/cache-site-[\w-]{8}\.js$/));
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

test('[ROUTE-03] [AUTH-07] without a network a person’s profile and applications are there as of the last visit, no form is, and after a sign-out nothing', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  expectConsole(/SessionUnreachableError: The device is offline/);
  await signInWithWorker(page, 'student-applied');
  await follow(page, 'My applications');
  // The list of scholarships counts applications, too.
  await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
  const sent = page.getByText(/^\d+ applications$/);
  await expect(sent).toBeVisible();
  const count = await sent.textContent();
  await follow(page, 'Your Profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Iyer' })).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(chunk('profile-page'));
  await expect.poll(() => cachedPaths(page)).toContainEqual(chunk('my-applications-page'));
  await expect.poll(() => readsOf(page)).toContainEqual(expect.stringMatching(/^person \w+ .*by-student/));
  await expect.poll(() => readsOf(page)).toContainEqual(expect.stringMatching(/^person \w+ .*"students"/));
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  const notice = later.getByRole('status').filter({ hasText: 'You are offline' });
  await later.goto('/student/applications');
  await expect(later.getByText(count ?? '', { exact: true })).toBeVisible();
  await expect(notice).toContainText(/As of \d{1,2}:\d\d/);
  await later.goto('/student/profile');
  await expect(later.getByText('meena@students.example')).toBeVisible();
  await later.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(later.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await later.getByRole('link', { name: 'My applications' }).click();
  await expect(later.getByText(count ?? '', { exact: true })).toBeVisible();

  // Online again the page finds out by itself who is there, and signing out leaves nothing on the device.
  await signOutOnline(later);
  for (const path of ['/student/applications', '/student/profile']) {
    await later.goto(path);
    await expect(later.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    await expect(later.getByRole('link', { name: 'My applications' })).toHaveCount(0);
  }

  // A connection that comes back while the person is on the way elsewhere does not reload the page under them.
  await later.evaluate(() =>
    window.addEventListener('beforeunload', () =>
      setTimeout(() => window.dispatchEvent(new Event('online'))),
    ),
  );
  await later.goto('/scholarship');
  await expect(later).toHaveURL('/scholarship');
});

test('[ROUTE-03] [AUTH-07] without a network an organization’s profile is there as of the last visit, its form is not, and after a sign-out nothing', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(OFFLINE);
  expectConsole(/SessionUnreachableError: The device is offline/);
  await signInWithWorker(page, 'organization');
  await follow(page, 'Your Profile');
  const name = { level: 2, name: 'Vidya Trust' } as const;
  await expect(page.getByRole('heading', name)).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toContainEqual(chunk('profile-page'));
  await expect.poll(() => readsOf(page)).toContainEqual(expect.stringMatching(/^person \w+ .*organizations/));
  await page.close();

  await context.setOffline(true);
  const later = await context.newPage();
  const isOffline = later.getByRole('heading', { level: 1, name: 'You are offline' });
  await later.goto('/organization/profile');
  await expect(later.getByRole('heading', name)).toBeVisible();
  await expect(later.getByRole('status').filter({ hasText: 'You are offline' })).toContainText(
    /As of \d{1,2}:\d\d/,
  );
  await expect(later.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0);
  await later.goto('/organization/profile?edit=true');
  await expect(isOffline).toBeVisible();
  await expect(later.getByRole('textbox', { name: 'Organization name' })).toHaveCount(0);
  await later.getByRole('link', { name: 'Organization Profile' }).click();
  await expect(later.getByRole('heading', name)).toBeVisible();

  await signOutOnline(later);
  await later.goto('/organization/profile');
  await expect(isOffline).toBeVisible();
  await expect(later.getByRole('link', { name: 'Organization Profile' })).toHaveCount(0);
});
