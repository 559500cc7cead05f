import { expect, test } from './support/test.ts';

test('the list of scholarships opens', async ({ page }) => {
  await page.goto('/scholarship');
  await expect(page.getByRole('heading', { name: 'Scholarships', level: 1 })).toBeVisible();
});
