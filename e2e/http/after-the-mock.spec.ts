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
const controllerOf = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null);

async function stop(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test.use({ ownDevice: true });

test('in an open tab, a production build removes the service worker of a mock build that was served at the same address', async ({
  page,
}) => {
  // The page loads more files while idle. Leaves the page before its server stops, so that no
  // request fails.
  const leaveAndStop = async (server: Server) => {
    await page.goto('about:blank');
    await stop(server);
  };
  const mock = await serveAsHost('netlify', siteNamed('mock').folder);
  const { origin } = mock;
  const port = Number(new URL(origin).port);
  await page.goto(`${origin}/scholarship`);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await expect.poll(() => controllerOf(page)).toBe(`${origin}/mock-worker.js`);
  await leaveAndStop(mock.server);

  const production = await serveAsHost('netlify', siteNamed('http').folder, port);
  await page.goto(`${origin}/scholarship`);
  await expect.poll(() => workersOf(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  expect(await controllerOf(page)).toBeNull();
  await leaveAndStop(production.server);
});
