import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { servePictures, serveSignInHost } from '../support/mock-server.ts';
import { pollVisits } from '../support/poll-visits.ts';
import { serveAsHost } from '../support/static-hosts.ts';
import { expect, test } from '../support/test.ts';

const workersOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.map(({ active }) => active?.scriptURL ?? '');
  });
const waitingOf = (page: Page) =>
  page.evaluate(async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return registrations.flatMap(({ waiting }) => waiting?.scriptURL ?? []);
  });

async function stop(server: Server) {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

test.use({ serviceWorkers: 'allow', ownDevice: true });

test('production on an address where a mock build stood takes the mock’s service worker over, and a mock build there production’s', async ({
  page,
  context,
}) => {
  await servePictures(context);
  await serveSignInHost(context);
  const mock = await serveAsHost('netlify', siteNamed('mock').folder);
  const { origin } = mock;
  const port = Number(new URL(origin).port);
  const heading = page.getByRole('heading', { level: 1 });
  // A call whose page closes before the answer would keep the worker for minutes: here the last one is sign-in's.
  await page.goto(`${origin}/auth/login`);
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await workersOf(page)).toEqual([`${origin}/mock-worker.js`]);
  await page.goto('about:blank');
  await stop(mock.server);

  const production = await serveAsHost('netlify', siteNamed('http').folder, port);
  await page.goto(`${origin}/`);
  await heading.click();
  // The mock's worker lets everything pass, and gives way once no page is open that it serves.
  await expect.poll(async () => (await waitingOf(page)).length).toBe(1);
  await page.goto('about:blank');
  await pollVisits(page, `${origin}/`, async () => {
    await expect(heading).toBeVisible();
    return workersOf(page);
  }).toEqual([`${origin}/service-worker.js`]);
  await stop(production.server);

  const mockAgain = await serveAsHost('netlify', siteNamed('mock').folder, port);
  try {
    await page.goto(`${origin}/scholarship`);
    await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
    expect(await workersOf(page)).toEqual([`${origin}/mock-worker.js`]);
  } finally {
    await stop(mockAgain.server);
  }
});
