import type { PersonaName } from '#mocks/data/personas.ts';
import { expectSound, expectSoundInBothSchemes } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

/**
 * Screens with the site's header and footer. `ready` matches text that appears once the screen is
 * complete. Stories cover the other states.
 */
const screens: Readonly<
  Partial<Record<PersonaName | 'signed-out', readonly (readonly [path: string, ready: RegExp])[]>>
> = {
  'signed-out': [
    ['/', /Where do you fit in/],
    ['/about', /Our mission/],
    ['/scholarship', /Showing \d+ of/],
    ['/scholarship/details?id=sch-girls-in-stem', /Proceed to Application/],
    ['/scholarship/application-success?scholarship=sch-girls-in-stem', /Browse More/],
    ['/crowdfunding', /^Showing 9 of 13/],
    ['/contact', /Send message/],
    ['/help', /On this page/],
    ['/auth/role-selection', /Continue as Donor/],
    ['/auth/login', /Email address/],
    ['/auth/sign-up', /Email address/],
    ['/nowhere', /Page not found/],
  ],
  student: [
    ['/scholarship/sch-girls-in-stem', /Logout/],
    ['/scholarship/sch-girls-in-stem/apply', /3 of 4 documents are in your profile/],
    ['/scholarship/sch-girls-in-stem/application-form', /Send application/],
    ['/student/details', /How to reach you/],
    ['/student/profile', /Career goals/],
  ],
  organization: [
    ['/organization/profile', /Verified Organization/],
    ['/organization/dashboard', /Girls in STEM Scholarship/],
    ['/organization/dashboard/scholarship-analytics', /Applications by status/],
    ['/crowdfunding/start-campaign', /What it’s for, in a few words/],
  ],
  donor: [
    ['/crowdfunding/fund-village-library', /^Donate/],
    ['/donor/profile', /vikram@donors.example/],
  ],
};

for (const [who, own] of Object.entries(screens)) {
  test(`axe finds no violations on ${who} screens in light and dark mode, at desktop and phone widths`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    for (const [turn, [path, ready]] of own.entries()) {
      await test.step(path, async () => {
        await openAs(page, who === 'signed-out' ? null : (who as PersonaName), path);
        await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
        await expectSound(page, turn);
      });
    }
  });
}

test('axe finds no violations in an application form with errors or in open menus, in light and dark mode', async ({
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
