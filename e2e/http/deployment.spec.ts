import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const HELP = /\/assets\/help-[^/]*\.js$/;
const help = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /help/i });

/** Opens a page, and counts from there on how often a document is loaded. */
async function open(page: Page): Promise<() => number> {
  await page.context().route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

for (const [host, answer] of [
  ['answers 404', { status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' }],
  [
    'answers with the page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>EduEmpower</title>' },
  ],
] as const) {
  test(`a file that a new deployment took away loads the page again, once, where the host ${host}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load|could not be (?:shown|loaded)|MIME type/);
    const loads = await open(page);
    await page.route(HELP, async (route) => {
      if (loads() === 0) await route.fulfill(answer);
      else await route.continue();
    });
    await help(page).click();
    await expect(helpHeading(page)).toBeVisible();
    // The heading is in the page's HTML, so it can be there before the page is loaded.
    await expect.poll(loads).toBe(1);
    await page.unrouteAll();
  });
}

test('a file that does not come back is asked for once more, and the page says so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  const loads = await open(page);
  await page.route(HELP, (route) =>
    route.fulfill({ status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' }),
  );
  await help(page).click();
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
  expect(loads()).toBe(1);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html[data-page]')).toHaveCount(0);
  await expect(helpHeading(page)).toBeVisible();
});
