import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const notice = (page: Page) => page.getByRole('note').filter({ hasText: 'This is a simulation.' });

test('pages of a mock build show a simulation notice above the navigation bar, and ask search engines not to index them', async ({
  page,
}) => {
  for (const path of ['/', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeInViewport();
    const [line, bar] = await Promise.all(
      [notice(page), page.getByRole('banner')].map((one) => one.boundingBox()),
    );
    expect((line?.y ?? 0) + (line?.height ?? Number.NaN)).toBeLessThanOrEqual(bar?.y ?? Number.NaN);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow');
  }
});

test('if the site’s scripts cannot start, a prerendered page stays readable and offers to reload', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/The application could not be started|Failed to load resource/);
  const mock = /\/assets\/browser-[^/]*\.js$/;
  await page.route(mock, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto('/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('alert')).toContainText('EduEmpower could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms');
  await page.unroute(mock);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [how, takeAway] of [
  ['has no service workers', () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')],
  [
    'refuses service workers',
    () => {
      ServiceWorkerContainer.prototype.register = async () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    },
  ],
] as const) {
  test.describe(`a browser that ${how}`, () => {
    test.use({ ownDevice: true });

    test(`in a browser that ${how}, a mock build tells the visitor to use another browser, and does not blame the connection`, async ({
      page,
      expectConsole,
    }) => {
      expectConsole(/The application could not be started/);
      await page.addInitScript(takeAway);
      await page.goto('/scholarship', { waitUntil: 'commit' });
      await expect(page.getByRole('alert')).toHaveText(
        'This demo needs a browser with service workers. Open it in Chrome, Edge, Firefox or Safari.',
      );
    });
  });
}
