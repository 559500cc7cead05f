import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { resetServer, signInOnServer } from '../support/mock-server.ts';
import { expectSignedIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const HELP = /\/assets\/help-[^/]*\.js$/;
const GONE = { status: 404, headers: { 'cache-control': 'no-store' }, body: 'Not found' } as const;
const help = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
const helpHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /help/i });

/** Counts document loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Opens a page, and counts document loads from then on. */
async function open(page: Page): Promise<() => number> {
  await page.context().route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  return countLoads(page);
}

/** Simulates a new deployment in which the name of one script has changed. */
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
  ['returns 404', GONE],
  [
    'returns an HTML page',
    { status: 200, contentType: 'text/html', body: '<!doctype html><title>EduEmpower</title>' },
  ],
] as const) {
  test(`after a new deployment has removed a page’s file, the page reloads once if the host ${host}`, async ({
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
    // The heading is in the prerendered HTML, so it can be visible before the reload has finished.
    await expect.poll(loads).toBe(1);
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('if a page’s file is missing but nothing was deployed, the navigation bar stays, and ‘Try Again’ loads the page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  const loads = await open(page);
  await page.route(HELP, (route) => route.fulfill(GONE));
  await help(page).click();
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(helpHeading(page)).toBeVisible();
});

test('if a page’s file stays missing after a new deployment, the page reloads once, stays readable, reports the failure and offers to reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  const loads = await open(page);
  await deploy(page);
  await page.route(HELP, (route) => route.fulfill(GONE));
  await help(page).click();
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
  await expect(helpHeading(page)).toBeVisible();
  await expect(help(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.locator('html[data-page]')).toHaveCount(0);
  await expect(helpHeading(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('[SAFE-04] a page with a draft does not reload automatically if a new deployment has removed a file, and ‘Try Again’ restores the draft', async ({
  page,
  request,
  expectConsole,
}) => {
  expectConsole(/Failed to load|could not be (?:shown|loaded)/);
  await resetServer(request);
  await signInOnServer(request, 'student');
  await page.goto('/contact');
  // Text typed before the session has loaded would become a visitor's draft, and signing out would
  // not ask about that draft.
  await expectSignedIn(page);
  await page.getByRole('textbox', { name: 'Subject' }).fill('About my application');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const loads = countLoads(page);
  await deploy(page);
  await page.route(/\/assets\/sign-out-dialog-[^/]*\.js$/, (route) => route.fulfill(GONE));
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().click();
  await expect(page.getByText('Part of this page didn’t load.')).toBeVisible();
  expect(loads()).toBe(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('About my application');
});
