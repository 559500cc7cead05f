import { globSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites.ts';
import { expectSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

/** The pages that the build drew. */
const publicPages = globSync('**/index.html', { cwd: siteNamed('strict').folder }).map(
  (file) => `/${file.replace(/\/?index\.html$/, '')}`,
);
const { port: productionPort } = siteNamed('mock');
const { base, port: subPathPort } = siteNamed('sub-path');

/** Keeps the first heading of the page: whether it stays says whether React took the page over, or drew it anew. */
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

test('the build has drawn pages', () => expect(publicPages).toContain('/about'));

/** Where a student who is signed in does not stay. */
const leadsStudentsOn = (path: string) => path === '/student' || path.startsWith('/auth/');

/** Opens a page in both color schemes at both widths, each time as the build drew it. */
async function openInEveryLook(page: Page, path: string, who: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      if (who === 'signed in' && leadsStudentsOn(path)) continue;
      expect(await keepsHeading(page), `${who}, ${colorScheme}, ${width}`).toBe(true);
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    }
  }
}

/** Every console error of a page fails these tests: React reports each difference as one. */
for (const path of publicPages) {
  test(`${path} is taken over as the build drew it, in both color schemes and widths, signed in and out`, async ({
    page,
  }) => {
    await noteHeading(page);
    await openInEveryLook(page, path, 'signed out');
    // A choice of one's own, against the system's.
    await page.evaluate(() => localStorage.setItem('mantine-color-scheme-value', 'light'));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await keepsHeading(page), 'with a choice of colors').toBe(true);
    await page.evaluate(() => localStorage.removeItem('mantine-color-scheme-value'));
    await page.goto(`${path}?utm_source=newsletter&q=girls&role=DONOR`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`http://localhost:${subPathPort}${base}${path.slice(1)}`);
    expect(await keepsHeading(page), 'under a path').toBe(true);
    await page.goto(`http://localhost:${productionPort}${path}`);
    expect(await keepsHeading(page), 'in a production build').toBe(true);
    await page.goto('/about?as=student');
    await openInEveryLook(page, path, 'signed in');
    await expectSignedIn(page);
  });
}

test('a link that is followed while the page is being taken over leads on without an error', async ({
  page,
}) => {
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
  await expect(page.getByRole('heading', { name: 'Core solutions' })).toBeVisible();
});

for (const site of [siteNamed('strict'), siteNamed('mock')]) {
  test(`a page that differs from what the build drew is noticed (${site.name})`, async ({
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

test('an attribute that differs from what the build drew is noticed', async ({ page, expectConsole }) => {
  expectConsole(/hydrated but some attributes/);
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replace('<nav class', '<nav data-planted="" class');
    await route.fulfill({ response, body: text });
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
