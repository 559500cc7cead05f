import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

const entry = /\/assets\/index-[^/]*\.js$/;
const reload = (page: Page) => page.getByRole('button', { name: 'Reload the page' });

test.beforeEach(async ({ context }) => {
  await context.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
});

test('a page whose entry script is missing says that EduEmpower could not be loaded, and offers to reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  await page.route(entry, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
  for (const [width, colorScheme] of [
    [390, 'dark'],
    [1440, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(reload(page)).toBeInViewport();
    await expectNoAxeViolations(page);
  }

  await page.unroute(entry);
  // Focuses the button directly, because the prerendered page has other controls before it.
  await reload(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reload(page)).toHaveCount(0);
});

test('a page whose entry script imports a missing file says that EduEmpower could not be loaded', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  await page.route(/\/assets\/framework-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
});

test('if a preloaded script fails, the page requests the script again with fetch', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  const shared = /\/assets\/article-[^/]*\.js$/;
  await page.route(shared, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const again = page.waitForRequest(
    (request) => shared.test(request.url()) && request.resourceType() === 'fetch',
  );
  await page.goto('/terms', { waitUntil: 'commit' });
  await again;
  await expect(page.getByRole('alert')).toBeVisible();
});

test('if a page is still empty after 10 seconds, a message says that EduEmpower is slow to load, and disappears when the application starts', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(entry);
  // This address has no prerendered page.
  await page.goto('/home', { waitUntil: 'commit' });
  await asked;
  // The start-up check runs as soon as the document is parsed.
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(5_000);
  await expect(page.getByRole('alert')).toContainText('EduEmpower is taking longer than usual to load.');
  await expect(reload(page)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a prerendered page whose scripts do not load within 10 seconds says that EduEmpower is slow to load, and offers to reload', async ({
  page,
}) => {
  await page.clock.install();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entry, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(entry);
  await page.goto('/scholarship', { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  // The page requests its scripts after its first paint.
  await page.clock.runFor(1_000);
  await asked;
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(9_000);
  await expect(page.getByRole('alert')).toContainText('EduEmpower is taking longer than usual to load.');
  await expect(reload(page)).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  release();
  await expect(page.locator('html[data-page]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const [path, fields] of [
  ['/contact', { 'Your name': 'Meena', Message: 'When does it open?' }],
  ['/scholarship', { 'Search scholarships': 'STEM' }],
] as const) {
  test(`[SAFE-04] ${path} keeps text that was typed before its scripts ran, even if a translation has changed the page`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/The page differs from its prerendered HTML/);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(entry, async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const texts = Object.entries(fields);
    const field = (label: string) => page.getByLabel(label, { exact: true });
    for (const [label, text] of texts) await field(label).fill(text);
    await page.evaluate(() => {
      const words = document.querySelector('h1')?.firstChild;
      const translated = document.createElement('font');
      translated.textContent = 'अनुवाद';
      words?.parentNode?.replaceChild(translated, words);
    });
    release();
    await expect(page.locator('html[data-page]')).toHaveCount(0);
    // React has rendered the page again, without the translated heading.
    await expect(page.locator('h1 font')).toHaveCount(0);
    for (const [label, text] of texts) await expect(field(label)).toHaveValue(text);
  });
}
