import type { Page } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { expectSound } from './support/accessibility.ts';
import { layoutOf, oneOfEach } from './support/combinations.ts';
import {
  addStyle,
  brokenWords,
  focusFaults,
  overflowing,
  spacingFaults,
  sticksOut,
  unbreakable,
} from './support/every-control.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

/** The paths of screens, each with a text in `main` that appears once the screen is complete. */
type Screens = Readonly<Record<string, RegExp>>;

/**
 * The screens to check, keyed by a persona who may see them. `npm test` opens one screen of each
 * layout. Stories cover the screens' other states.
 */
const screens = {
  'signed-out': {
    '/': /Where do you fit in/,
    '/about': /Our mission/,
    '/about-edu-empower': /Who we are/,
    '/auth/role-selection': /Continue as Donor/,
    '/auth/login': /Email address/,
    '/auth/sign-up': /Email address/,
    '/student': /Sign up as a student/,
    // Shows only a few scholarships, because every card has the same controls.
    '/scholarship?q=girls': /Showing \d+ of/,
    '/scholarship/details?id=sch-girls-in-stem': /Proceed to Application/,
    '/scholarship/details': /No scholarship selected/,
    '/scholarship/sch-girls-in-stem': /Proceed to Application/,
    '/scholarship/sch-girls-in-stem/apply': /Email address|Proceed to Application/,
    '/scholarship/application-success?scholarship=sch-girls-in-stem': /Browse More/,
    '/donation': /Choose a campaign/,
    '/organization': /Create Your Scholarship/,
    '/crowdfunding': /^Showing 9 of 13/,
    '/crowdfunding/fund-village-library': /raised of/,
    '/contact': /Send message/,
    '/contact-submitted': /What happens next/,
    '/help': /On this page/,
    '/resources/student-guide': /On this page/,
    '/resources/donor-faq': /On this page/,
    '/resources/success-stories': /Send my story/,
    '/blog': /1-minute read/,
    '/privacy': /On this page/,
    '/terms': /On this page/,
    '/cookies': /What is stored/,
    '/nowhere': /Page not found/,
  },
  student: {
    '/student/details': /How to reach you/,
    '/student/profile': /Career goals/,
    '/student/applications': /You haven’t applied/,
    '/scholarship/sch-girls-in-stem': /Logout/,
    '/scholarship/sch-girls-in-stem/apply': /3 of 4 documents are in your profile/,
    '/scholarship/sch-girls-in-stem/application-form': /Send application/,
  },
  organization: {
    '/organization/dashboard': /Girls in STEM Scholarship/,
    '/organization/profile': /Verified Organization/,
    '/organization/dashboard/create-scholarship': /For each student you accept/,
    '/organization/dashboard/edit-scholarship/sch-girls-in-stem': /Save changes/,
    '/organization/dashboard/review/sch-girls-in-stem': /to decide/,
    '/organization/dashboard/scholarship-analytics': /Applications by status/,
    '/crowdfunding/start-campaign': /What the campaign is for, in a few words/,
  },
  donor: {
    '/donor/profile': /vikram@donors.example/,
    '/crowdfunding/fund-village-library': /^Donate/,
  },
} satisfies Partial<Record<PersonaName | 'signed-out', Screens>>;

const desktop = { width: 1280, height: 900 };

const enlargeText = (page: Page, percent: number) =>
  addStyle(page, `html { font-size: ${percent}% !important }`);

for (const [who, own] of Object.entries<Screens>(screens)) {
  const chosen = oneOfEach(Object.entries(own), ([path]) => layoutOf(path));
  for (const [turn, [path, ready]] of chosen.entries()) {
    test(`[WCAG-1.4.4] [WCAG-1.4.10] [WCAG-1.4.12] [WCAG-2.4.7] [WCAG-2.4.11] [WCAG-3.2.1] ${path} (${who}) has no axe violations, shows the focus, fits desktops and 320-pixel screens with text at 200%, and fits 320-pixel screens with wider text spacing`, async ({
      page,
    }) => {
      const visitor = who === 'signed-out' ? null : (who as PersonaName);
      // Opens the dashboard first, because it stores the data that the analytics show.
      if (path.endsWith('/scholarship-analytics')) {
        await openAs(page, visitor, '/organization/dashboard');
        await expect(page.getByRole('heading', { name: 'Girls in STEM Scholarship' })).toBeVisible();
      }
      await page.setViewportSize(desktop);
      await openAs(page, visitor, path);
      await expect(page.getByRole('main').getByText(ready).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectSound(page, turn);

      await page.setViewportSize(desktop);
      await enlargeText(page, 200);
      const outside = await overflowing(page);
      await enlargeText(page, 100);
      await page.setViewportSize({ width: 320, height: 800 });
      const spaced = await spacingFaults(page);
      const focused = await focusFaults(page);
      await enlargeText(page, 200);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      const wide = await sticksOut(page);
      const broken = await brokenWords(page);
      await enlargeText(page, 100);
      const joined = await unbreakable(page);
      expect({ outside, spaced, focused, wide, broken, joined }).toEqual({
        outside: [],
        spaced: [],
        focused: [],
        wide: [],
        broken: [],
        joined: [],
      });
    });
  }
}

test('[ROUTE-07] with text at 200%, the navigation bar does not cover the heading that a link points to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/home');
  await enlargeText(page, 200);
  await page.getByRole('link', { name: 'Where do you fit in?' }).click();
  const heading = page.getByRole('heading', { name: 'Where do you fit in?' });
  await expect(heading).toBeInViewport();
  const hidden = () =>
    heading.evaluate((element) => {
      const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
      return Math.max(0, bar - element.getBoundingClientRect().top);
    });
  await expect.poll(hidden).toBe(0);
});
