import { layoutOf, oneOfEach } from './support/combinations.ts';
import { brokenWords, focusFaults, spacingFaults, sticksOut, unbreakable } from './support/every-control.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

/** Every screen, keyed by a persona who may see it. `npm test` opens one screen of each layout. */
const screens = {
  'signed-out': [
    '/',
    '/about',
    '/about-edu-empower',
    '/auth/role-selection',
    '/auth/login',
    '/auth/sign-up',
    '/student',
    // Shows only a few scholarships, because every card has the same controls.
    '/scholarship?q=girls',
    '/scholarship/details?id=sch-girls-in-stem',
    '/scholarship/details',
    '/scholarship/sch-girls-in-stem',
    '/scholarship/sch-girls-in-stem/apply',
    '/scholarship/application-success',
    '/donation',
    '/organization',
    '/crowdfunding',
    '/crowdfunding/fund-village-library',
    '/contact',
    '/contact-submitted',
    '/resources/student-guide',
    '/resources/donor-faq',
    '/resources/success-stories',
    '/blog',
    '/help',
    '/privacy',
    '/terms',
    '/cookies',
    '/nowhere',
  ],
  student: [
    '/student/details',
    '/student/profile',
    '/student/applications',
    '/scholarship/sch-girls-in-stem/apply',
    '/scholarship/sch-girls-in-stem/application-form',
  ],
  organization: [
    '/organization/dashboard',
    '/organization/profile',
    '/organization/dashboard/create-scholarship',
    '/organization/dashboard/scholarship-analytics',
    '/crowdfunding/start-campaign',
  ],
  donor: ['/donor/profile', '/crowdfunding/fund-village-library'],
} as const;

for (const who of ['signed-out', 'student', 'organization', 'donor'] as const) {
  test(`[WCAG-1.4.4] [WCAG-1.4.10] [WCAG-1.4.12] [WCAG-2.4.7] [WCAG-2.4.11] [WCAG-3.2.1] [WCAG-3.2.3] [WCAG-3.2.6] ${who} screens fit 320 pixels with text at 200% and with more spacing, show the focus, and keep header and footer links in the same order`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults: Record<string, Record<string, string[]>> = {};
    const frames = new Set<string>();
    for (const path of oneOfEach<string>(screens[who], layoutOf)) {
      await page.setViewportSize({ width: 320, height: 800 });
      await openAs(page, who === 'signed-out' ? null : who, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      frames.add((await page.locator('header nav a, footer a').allTextContents()).join());
      const spaced = await spacingFaults(page);
      const focused = await focusFaults(page);
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      const wide = await sticksOut(page);
      const broken = await brokenWords(page);
      await page.addStyleTag({ content: 'html { font-size: 100% !important }' });
      const names = await unbreakable(page);
      const found = Object.entries({ spaced, focused, wide, broken, names }).filter(
        ([, some]) => some.length > 0,
      );
      if (found.length > 0) faults[path] = Object.fromEntries(found);
    }
    expect(faults).toEqual({});
    // Header and footer links have the same order on every screen and include Help. Task pages omit
    // some of the links.
    const [all = [], ...shorter] = [...frames]
      .map((frame) => frame.split(','))
      .toSorted((one, other) => other.length - one.length);
    expect(all).toContain('Contact');
    for (const frame of shorter) {
      let at = -1;
      const misplaced = frame.filter((link) => {
        at = all.indexOf(link, at + 1);
        return at === -1;
      });
      expect(misplaced).toEqual([]);
      expect(frame).toContain('Help');
    }
  });
}

test('[ROUTE-07] with text at 200%, the navigation bar does not cover the heading that a link points to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto('/home');
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
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
