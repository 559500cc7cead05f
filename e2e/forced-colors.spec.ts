import type { Locator } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const background = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test('[WCAG-1.4.11] in a contrast theme, the chosen donation amount, campaign tab and category have a distinct background', async ({
  page,
}) => {
  await openAs(page, 'donor', '/crowdfunding/fund-village-library');
  await expect(page.getByRole('radio', { name: '₹50', exact: true })).toBeChecked();
  const amounts = page.getByRole('group', { name: 'Your donation' });
  await expect(amounts.locator('label', { hasText: /^₹50$/ })).not.toHaveCSS(
    'background-color',
    await background(amounts.locator('label', { hasText: /^₹25$/ })),
  );
  await expect(page.getByRole('tab', { name: 'About' })).not.toHaveCSS(
    'background-color',
    await background(page.getByRole('tab', { name: 'Updates' })),
  );
  await page.getByRole('link', { name: 'All campaigns' }).click();
  const categories = page.getByRole('radiogroup', { name: 'Categories' });
  await categories.getByRole('radio', { name: 'Technology' }).check();
  await expect(categories.locator('label', { hasText: 'Technology' })).not.toHaveCSS(
    'background-color',
    await background(categories.locator('label', { hasText: 'School Supplies' })),
  );
});

test('[WCAG-1.4.11] a checkbox’s tick is visible in a contrast theme', async ({ page }) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  const box = page.getByRole('checkbox', { name: 'I also applied for other scholarships' });
  // The checkbox is focused and hovered in both screenshots, so only its tick can differ.
  await box.check();
  const ticked = await box.screenshot();
  await box.uncheck();
  expect((await box.screenshot()).equals(ticked)).toBe(false);
});
