import { expectSoundInBothSchemes } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

test('in light and dark mode, axe finds no violations in open menus or in an application form with errors', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectSoundInBothSchemes(page);
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expectSoundInBothSchemes(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectSoundInBothSchemes(page);
});
