import type { Page } from '@playwright/test';
import { remembersFailedScripts } from './support/failed-scripts.ts';
import { expect, test } from './support/test.ts';

const HELP = /\/assets\/help-[^/]*\.js$/;
const help = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /help/i });

/** Opens a page, and counts document loads from then on. */
async function open(page: Page): Promise<() => number> {
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForLoadState('networkidle');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test.describe('offline', () => {
  // Another device may already have the page's script in its cache.
  test.use({ ownDevice: true });

  test('[ROUTE-05] offline, a page that has not loaded before shows ‘You’re offline’ with the header and footer, and opens once the browser is online', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/Failed to load resource|could not be (?:shown|loaded)/);
    const loads = await open(page);
    await context.setOffline(true);
    await help(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
    await expect(page).toHaveURL('/help');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(loads()).toBe(0);

    await context.setOffline(false);
    await expect(helpHeading(page)).toBeVisible();
    await expect.poll(loads).toBe(1);
  });
});

test('[ROUTE-05] if the toast script fails to load, the page stays intact and loads the script when the browser is back online', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const isDown = { now: true };
  await page.route(/\/assets\/toast-host-[^/]*\.js$/, (route) =>
    isDown.now ? route.abort('internetdisconnected') : route.continue(),
  );
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/toast-host-'));
  // The page preloads the toast script for a signed-in user.
  await page.goto('/about?as=student');
  await failed;
  const needsDocument = await remembersFailedScripts(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Money should not decide/);
  isDown.now = false;
  const loaded = page.waitForResponse((response) => response.url().includes('/toast-host-'));
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (needsDocument) await page.reload();
  expect((await loaded).ok()).toBe(true);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('if the user leaves while a page’s script loads, the site logs no error, and the next page opens', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource/);
  const loads = await open(page);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  // Firefox and WebKit abort pending loads as soon as the user leaves. The route below aborts its
  // request in the same way.
  let breakOff = () => {};
  const asked = new Promise<void>((resolve) => {
    void page.route(HELP, async (route) => {
      resolve();
      await new Promise<void>((go) => {
        breakOff = go;
      });
      await route.abort();
    });
  });
  await help(page).click();
  await asked;
  await expect(page).toHaveURL('/help');
  await page.evaluate(() => window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
  const failed = page.waitForEvent('requestfailed', (request) => HELP.test(request.url()));
  breakOff();
  await failed;
  await expect(page.getByText('Loading the page')).toBeVisible();
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(loads()).toBe(1);
  expect(messages.filter((text) => /could not be|\[report\]|not available/.test(text))).toEqual([]);
  await page.unrouteAll();
});
