import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active?.scriptURL ?? '');
  });

/** What the browser keeps of the site's own: not the mock's files and lists. */
const keptOf = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('eduempower.site / ')));

async function stop(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test.use({ serviceWorkers: 'allow', ownDevice: true });

test('production on an address where a mock build stood removes the mock’s service worker, and a mock build there removes production’s', async ({
  page,
}) => {
  await page.route('https://clerk.mock.localhost/**', () => new Promise(() => {}));
  const mock = await serveAsHost('netlify', siteNamed('mock').folder);
  const { origin } = mock;
  const port = Number(new URL(origin).port);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${origin}/`);
  await expect(heading).toBeVisible();
  expect(await workersOf(page)).toEqual([`${origin}/mock-worker.js`]);
  await page.goto('about:blank');
  await stop(mock.server);

  const production = await serveAsHost('netlify', siteNamed('http').folder, port);
  await page.goto(`${origin}/`);
  await heading.click();
  await expect.poll(() => workersOf(page)).toEqual([]);
  await page.reload();
  await heading.click();
  await expect.poll(() => workersOf(page)).toEqual([`${origin}/service-worker.js`]);
  await page.reload();
  await expect(heading).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${origin}/service-worker.js`,
  );
  expect(await keptOf(page)).not.toEqual([]);
  await page.goto('about:blank');
  await stop(production.server);

  const mockAgain = await serveAsHost('netlify', siteNamed('mock').folder, port);
  try {
    await page.goto(`${origin}/scholarship`);
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
    expect(await workersOf(page)).toEqual([`${origin}/mock-worker.js`]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
      `${origin}/mock-worker.js`,
    );
    expect(await keptOf(page)).toEqual([]);
  } finally {
    await stop(mockAgain.server);
  }
});
