import { expectNoAxeViolations } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

test('the mock’s panel opens by keyboard, brings a failure about, and gives focus back', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500/);
  await page.goto('/scholarship');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  const opener = page.getByRole('button', { name: /mock/i });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Mocked services' });
  await expect(panel).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await panel.getByText(/^scholarship \(/i).click();
  await panel.getByRole('link', { name: 'The list cannot be loaded', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to load scholarships. Please try again later.');
  await expect(page).toHaveURL('/scholarship');
});

test('a scenario is armed until it is lifted, over reloads; latency and offline are set the same way', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch|500/);
  await page.goto('/scholarship?mock=scholarship-list-failed');
  await expect(page).toHaveURL('/scholarship');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/scholarship?mock=none');
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();

  await page.goto('/scholarship?offline=1');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.goto('/scholarship?offline=0&latency=4000');
  await expect(page.getByText('Loading scholarships')).toBeAttached();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});
