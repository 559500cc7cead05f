import type { PersonaName } from '#mocks/data/personas.ts';
import { expectSound, expectSoundInBothSchemes } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly persona?: PersonaName;
  /** What is there once the screen is whole. */
  readonly ready: RegExp;
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/', ready: /Three ways in/ },
  { name: 'list', path: '/scholarship', ready: /Showing \d+ of/ },
  { name: 'details', path: '/scholarship/details?id=sch-girls-in-stem', ready: /Proceed to Application/ },
  { name: 'intro', path: '/scholarship/sch-girls-in-stem', persona: 'student', ready: /Logout/ },
  {
    name: 'form',
    path: '/scholarship/sch-girls-in-stem/application-form',
    persona: 'student',
    ready: /Send application/,
  },
  {
    name: 'success',
    path: '/scholarship/application-success?scholarship=sch-girls-in-stem',
    ready: /Browse More/,
  },
  { name: 'role selection', path: '/auth/role-selection', ready: /Continue as Donor/ },
  { name: 'sign-in', path: '/auth/login', ready: /Email address/ },
  { name: 'sign-up', path: '/auth/sign-up', ready: /Email address/ },
  { name: 'not found', path: '/nowhere', ready: /Page not found/ },
];

for (const { name, path, persona, ready } of screens) {
  test(`axe finds nothing on ${name}, light and dark, wide and narrow`, async ({ page }) => {
    await openAs(page, persona ?? null, path);
    await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
    await expectSound(page);
  });
}

test('axe finds nothing on the form’s errors and the open menus, light and dark', async ({ page }) => {
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
