import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { inParts, layoutOf, oneOfEach, shareOf, triesAll } from '../support/combinations.ts';
import { expectSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The paths of the prerendered pages. */
const publicPages = globSync('**/index.html', { cwd: siteNamed('strict').folder }).map(
  (file) => `/${file.replace(/\/?index\.html$/, '')}`,
);
// Without pages, this file would test nothing.
if (!publicPages.includes('/about')) throw new Error('The strict build has no prerendered About page.');
const { port: productionPort } = siteNamed('mock');
const { base, port: subPathPort } = siteNamed('sub-path');

/**
 * Remembers the element of the page's first heading. If the page keeps that element, React has
 * hydrated the page instead of rendering it again.
 */
function noteHeading(page: Page) {
  return page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading === null) return;
      observer.disconnect();
      Object.assign(window, { firstHeading: heading });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}

const keepsHeading = (page: Page) =>
  page.evaluate(() => (window as { firstHeading?: unknown }).firstHeading === document.querySelector('h1'));

/** Returns true for pages that redirect a signed-in student. */
const leadsStudentsOn = (path: string) => path === '/student' || path.startsWith('/auth/');

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Every combination of color scheme and width. */
const looks: readonly Look[] = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1440 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
];

/** Opens a page, and expects React to hydrate its prerendered HTML. */
async function expectTakenOver(page: Page, address: string, what: string) {
  await page.goto(address);
  expect(await keepsHeading(page), `${address}, ${what}`).toBe(true);
}

async function expectTakenOverInEachLook(page: Page, path: string, some: readonly Look[], who: string) {
  for (const { colorScheme, width } of some) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    if (who === 'signed in' && leadsStudentsOn(path)) await page.goto(path);
    else await expectTakenOver(page, path, `${who}, ${colorScheme}, ${width}`);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  }
}

/**
 * Each function checks a page under a condition that might make it differ from its prerendered
 * HTML, and then undoes its changes to the device.
 */
const circumstances: readonly ((page: Page, path: string) => Promise<void>)[] = [
  async (page, path) => {
    // Chooses a color scheme that differs from the system's.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await expectTakenOver(page, path, 'with a choice of colors');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.evaluate(() => localStorage.removeItem('mantine-color-scheme-value'));
  },
  async (page, path) => {
    await expectTakenOver(page, `${path}?utm_source=newsletter`, 'with a parameter that it does not read');
    await page.goto(`${path}?q=girls&role=DONOR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
  (page, path) =>
    expectTakenOver(page, `http://localhost:${subPathPort}${base}${path.slice(1)}`, 'under a path'),
  (page, path) => expectTakenOver(page, `http://localhost:${productionPort}${path}`, 'in a production build'),
];

/**
 * `npm run test:all` tests each page in every look, signed in and signed out, and under every
 * condition above. `npm test` tests one page of each layout, in one look and under one condition,
 * and tests every fourth of these pages signed in, too.
 *
 * React reports each difference as a console error, and any console error fails these tests.
 */
for (const some of inParts([...oneOfEach(publicPages, layoutOf).entries()], triesAll ? 1 : 8)) {
  const names = some.map(([, path]) => path).join(', ');
  test(`prerendered pages hydrate in both color schemes, at both widths, signed in and signed out: ${names}`, async ({
    page,
  }) => {
    await noteHeading(page);
    for (const [index, path] of some) {
      await expectTakenOverInEachLook(page, path, shareOf(looks, index), 'signed out');
      for (const meet of shareOf(circumstances, index)) await meet(page, path);
    }
    await page.goto('/about?as=student');
    await expectSignedIn(page);
    for (const [index, path] of triesAll ? some : some.filter(([at]) => at % 4 === 0)) {
      await expectTakenOverInEachLook(page, path, shareOf(looks, index / 4), 'signed in');
    }
    await expectSignedIn(page);
  });
}

test('a link clicked during hydration opens its page', async ({ page }) => {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.documentElement.dataset.page !== undefined) return;
      observer.disconnect();
      document.querySelector<HTMLElement>('nav a[href$="/about-edu-empower"]')?.click();
    });
    addEventListener('DOMContentLoaded', () =>
      observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-page'] }),
    );
  });
  await page.goto('/scholarship');
  await expect(page).toHaveURL('/about-edu-empower');
  await expect(page.getByRole('heading', { name: 'What we offer' })).toBeVisible();
});

for (const site of [siteNamed('strict'), siteNamed('mock')]) {
  test(`React reports a page that differs from its prerendered HTML (${site.name} build)`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Hydration failed|hydrat|Minified React error #4\d\d/);
    await page.route('**/about', async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replace('Money should not decide', 'Something else decides');
      await route.fulfill({ response, body: text });
    });
    await page.goto(`http://localhost:${site.port}/about`);
    await expect(page.getByRole('heading', { level: 1, name: /^Money should not decide/ })).toBeVisible();
  });
}

test('React’s development build reports an attribute that differs from the prerendered HTML', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/hydrated but some attributes/);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('<nav class', '<nav data-planted="" class');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
