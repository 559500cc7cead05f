import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active?.scriptURL ?? '');
  });

test('production on an address where a mock build stood removes the mock’s service worker', async ({
  page,
}) => {
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  const mock = await serveAsHost('netlify', siteNamed('mock').folder);
  await page.goto(`${mock.origin}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await workersOf(page)).toEqual([`${mock.origin}/mock-worker.js`]);
  await page.goto('about:blank');
  mock.server.closeAllConnections();
  await new Promise((resolve) => mock.server.close(resolve));

  const production = await serveAsHost(
    'netlify',
    siteNamed('http').folder,
    Number(new URL(mock.origin).port),
  );
  try {
    await page.goto(`${production.origin}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => workersOf(page)).toEqual([]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  } finally {
    production.server.closeAllConnections();
    production.server.close();
  }
});
