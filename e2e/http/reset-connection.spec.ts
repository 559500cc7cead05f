import { resetServer, server } from '../support/mock-server.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ request }) => resetServer(request));

test('[SCH-08] with the production build, the scholarship list reports a reset connection, and ‘Refresh Page’ loads the list', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_CONNECTION_RESET/);
  await page.route(`${server}/api/scholarships`, (route) => route.abort('connectionreset'));
  await page.goto('/scholarship');
  await expect(page.getByText('Failed to load scholarships. Please try again later.')).toBeVisible();
  await page.unroute(`${server}/api/scholarships`);
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});
