import { expectNoAxeViolations } from './support/accessibility.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test('the list of scholarships opens for a visitor, accessible and without a jump', async ({ page }) => {
  await openAs(page, null, '/scholarship');
  await expect(page.getByRole('heading', { name: 'Scholarships', level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await layoutShift(page)).toBeLessThan(0.1);
});
