import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const { base, folder, port } = siteNamed('sub-path');
const under = (path: string) => `http://localhost:${port}${base}${path}`;

/** The paths of the prerendered pages, below the site's path. */
const publicPages = globSync('**/index.html', { cwd: folder }).map((file) =>
  file.replace(/\/?index\.html$/, ''),
);

/**
 * Matches the console error for an unknown address, which a static host answers with the build's
 * 404.html and status 404.
 */
const unknownAddress = /404 \(Not Found\).*\/sub-path\//;

/**
 * Returns the links that leave the site by mistake: they point to this host, but not below the
 * site's path.
 */
function straying(page: Page) {
  return page.locator('a[href]').evaluateAll(
    (links, root) =>
      links
        .map((link) => new URL((link as HTMLAnchorElement).href))
        .filter(({ origin, pathname }) => origin === window.location.origin && !pathname.startsWith(root))
        .map(({ href }) => href),
    base,
  );
}

test('under a sub-path, a mock link to the site’s root opens the screen of the state that the link names', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500 \(/);
  await page.goto(under('?mock=scholarship-list-failed'));
  await expect(page.getByRole('alert')).toContainText('Failed to load scholarships. Please try again later.');
  await expect(page).toHaveURL(under('scholarship'));
});

test('on a host that cannot rewrite URLs, a mock link to a screen signs in the persona and performs the state’s steps', async ({
  page,
  expectConsole,
}) => {
  expectConsole(unknownAddress);
  expectConsole(/409 \(Conflict\)/);
  await page.goto(
    under('scholarship/sch-girls-in-stem/application-form?mock=application-409&as=student&do=1'),
  );
  await expect(page.getByRole('alert')).toContainText('You have already applied for this scholarship.');
  await expect(page).toHaveURL(under('scholarship/sch-girls-in-stem/application-form'));
});

test('under a sub-path, links, pictures and files stay below the site’s path, in the same tab and in a new tab', async ({
  page,
  context,
}) => {
  const missed: string[] = [];
  context.on('response', (response) => {
    const isOfThisHost = new URL(response.url()).port === String(port);
    if (isOfThisHost && response.status() === 404 && response.request().resourceType() !== 'document') {
      missed.push(response.url());
    }
  });
  await page.goto(under(''));
  await expect(page.getByRole('heading', { level: 1, name: /^The money for your studies/ })).toBeVisible();
  expect(await straying(page), 'home').toEqual([]);
  for (const [link, path, heading] of [
    ['Learn More', 'about', /^Money should not decide/],
    ['Scholarships', 'scholarship', 'Scholarships'],
    ['Crowdfunding', 'crowdfunding', /^Many small gifts/],
    ['Organization', 'organization', /^Put your scholarship/],
    ['Donate', 'donation', /^One gift/],
    ['Contact', 'contact', 'Write to us'],
    ['Help', 'help', 'Help'],
  ] as const) {
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveURL(under(path));
    expect(await straying(page), path).toEqual([]);
  }
  const scholarships = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Scholarships' });
  // A link that opens in the same tab uses the router. Its URL must also work in a new tab.
  const tab = await context.newPage();
  await tab.goto(await scholarships.evaluate((link: HTMLAnchorElement) => link.href));
  await scholarships.click();
  for (const place of [tab, page]) {
    await expect(place).toHaveURL(under('scholarship'));
    await expect(place.getByRole('link', { name: /^Apply Now/ }).first()).toBeVisible();
  }
  expect(missed).toEqual([]);
});

test('under a sub-path, each prerendered page exists, its links stay below the site’s path, and its files exist', async ({
  request,
}) => {
  expect(publicPages).toContain('about');
  for (const path of publicPages) {
    const response = await request.get(under(path));
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    expect(html, path).toContain(`data-page="/${path}"`);
    const addresses = [...html.matchAll(/ (?:href|src)="(\/[^"]*)"/g)].map(([, address = '']) => address);
    const outside = addresses.filter((address) => !address.startsWith(base));
    expect(outside, path).toEqual([]);
    const files = addresses.filter((address) => /\.\w+$/.test(address));
    const missing = files.filter((file) => !existsSync(join(folder, file.slice(base.length))));
    expect(missing, path).toEqual([]);
  }
});

test('the favicon exists at the host’s root and below the site’s path', async ({ request }) => {
  for (const address of [`http://localhost:${port}/favicon.ico`, under('favicon.ico')]) {
    const icon = await request.get(address);
    expect(icon.status(), address).toBe(200);
    // Bytes 0 to 3 of an ICO file: reserved (0), and type 1 in little-endian order.
    expect([...(await icon.body()).subarray(0, 4)], address).toEqual([0, 0, 1, 0]);
  }
});

test('under a sub-path, a guarded page redirects to sign-in and back, and signing out opens the home page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(unknownAddress);
  await page.goto(under('student/profile'));
  await expect(page).toHaveURL(under('auth/login?role=STUDENT&redirect=%2Fstudent%2Fprofile'));
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL(under('student/profile'));
  await expectSignedIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Sharma' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(under(''));
});

test('under a sub-path, a campaign’s Share button copies the absolute URL, including the site’s path', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(unknownAddress);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(under('crowdfunding/fund-hindi-reading-camp'));
  await page.getByRole('button', { name: 'Share' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe(under('crowdfunding/fund-hindi-reading-camp'));
});
