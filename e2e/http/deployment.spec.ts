import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { startWithServer } from '../support/mock-server.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const HELP = /\/assets\/help-[^/]*\.js$/;
const GONE = { status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' } as const;
const help = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /help/i });

/** Counts how often a document is loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens a page, and counts from there on how often a document is loaded. */
async function open(page: Page): Promise<() => number> {
  await page.context().route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return countLoads(page);
}

/** The host serves another build from here on: its pages name one script differently. */
async function deploy(page: Page) {
  const script = /\/assets\/react-[\w-]{8}\.js/;
  const src = await page.locator('script[src*="/assets/react-"]').getAttribute('src');
  await page.route(
    (url) => !url.pathname.startsWith('/assets/') && url.port === String(siteNamed('http').port),
    async (route) => {
      const response = await route.fetch();
      const isPage = response.headers()['content-type']?.startsWith('text/html');
      if (!isPage) return route.fulfill({ response });
      const body = (await response.text()).replace(script, '/assets/react-newBuild.js');
      await route.fulfill({ response, body });
    },
  );
  await page.route('**/assets/react-newBuild.js', async (route) => {
    const response = await route.fetch({ url: new URL(src ?? '', page.url()).href });
    await route.fulfill({ response });
  });
}

for (const [host, answer] of [
  ['answers 404', GONE],
  [
    'answers with the page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>EduEmpower</title>' },
  ],
] as const) {
  test(`a file that a new deployment removed reloads the page once if the host ${host}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/Failed to load|could not be (?:shown|loaded)|MIME type/);
    const loads = await open(page);
    await deploy(page);
    await page.route(HELP, async (route) => {
      if (loads() === 0) await route.fulfill(answer);
      else await route.continue();
    });
    await help(page).click();
    await expect(helpHeading(page)).toBeVisible();
    // The heading is in the page's HTML, so it can be there before the page is loaded.
    await expect.poll(loads).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('a file that is missing without a new deployment leaves the frame, and its button loads the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  const loads = await open(page);
  await page.route(HELP, (route) => route.fulfill(GONE));
  await help(page).click();
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(helpHeading(page)).toBeVisible();
});

test('a file that does not come back after a deployment is asked for once more, and the page says so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  const loads = await open(page);
  await deploy(page);
  await page.route(HELP, (route) => route.fulfill(GONE));
  await help(page).click();
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
  expect(loads()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html[data-page]')).toHaveCount(0);
  await expect(helpHeading(page)).toBeVisible();
});

test('[SAFE-04] a new deployment does not reload a form whose page has lost a part, and the text comes back with it', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  await startWithServer(context, request);
  await page.goto('/auth/login');
  await signInThroughForm(page, 'student');
  await expectSignedIn(page);
  await page.goto('/contact');
  // Text that is typed earlier becomes the draft of a visitor, about which signing out asks nothing.
  await expectSignedIn(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('About my application');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const loads = countLoads(page);
  await deploy(page);
  await page.route(/\/assets\/sign-out-dialog-[^/]*\.js$/, (route) => route.fulfill(GONE));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByText('Part of this page did not load.')).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('About my application');
});
