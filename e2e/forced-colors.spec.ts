import type { Locator } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

const background = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test('[WCAG-1.4.11] a contrast theme tells the chosen amount, tab and category from the others', async ({
  page,
}) => {
  await openAs(page, 'donor', '/crowdfunding/fund-village-library');
  await expect(page.getByRole('radio', { name: '₹50', exact: true })).toBeChecked();
  const amounts = page.getByRole('group', { name: 'Your donation' });
  await expect(amounts.getByText('₹50', { exact: true })).not.toHaveCSS(
    'background-color',
    await background(amounts.getByText('₹25', { exact: true })),
  );
  await expect(page.getByRole('tab', { name: 'About' })).not.toHaveCSS(
    'background-color',
    await background(page.getByRole('tab', { name: 'Updates' })),
  );
  await page.getByRole('link', { name: 'All campaigns' }).click();
  const technology = page.getByRole('button', { name: 'Technology' });
  await technology.click();
  await expect(technology).toHaveAttribute('aria-pressed', 'true');
  await expect(technology).not.toHaveCSS(
    'background-color',
    await background(page.getByRole('button', { name: 'School Supplies' })),
  );
});

test('[WCAG-1.4.11] a contrast theme shows the tick of a box', async ({ page }) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  const box = page.getByRole('checkbox', { name: 'I also applied for other scholarships' });
  // Both times the box has the focus and the pointer.
  await box.check();
  const ticked = await box.screenshot();
  await box.uncheck();
  expect((await box.screenshot()).equals(ticked)).toBe(false);
});
