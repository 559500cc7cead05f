import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

/** Every screen, with somebody who may see it. */
const screens = {
  nobody: [
    '/',
    '/about',
    '/about-edu-empower',
    '/auth/role-selection',
    '/auth/login',
    '/auth/sign-up',
    '/student',
    '/scholarship',
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

for (const who of ['nobody', 'student', 'organization', 'donor'] as const) {
  test(`no screen of ${who} scrolls sideways with text at 200 % on 320 pixels`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width: 320, height: 800 });
    const wide: Record<string, string[]> = {};
    for (const path of screens[who]) {
      await openAs(page, who === 'nobody' ? null : who, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      await expect(page.getByRole('link', { name: 'Skip to content' })).not.toBeInViewport();
      const culprits = await page.evaluate(() => {
        const root = document.documentElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        const beyond = [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
        );
        return beyond.map(
          (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`,
        );
      });
      if (culprits.length > 0) wide[path] = culprits.slice(0, 12);
    }
    expect(wide).toEqual({});
  });
}

for (const width of [320, 1280]) {
  test(`[ROUTE-07] with text at 200 % the bar covers no heading that a link leads to, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 480 });
    await page.goto('/home');
    await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
    await page.getByRole('link', { name: 'See three ways in' }).click();
    const heading = page.getByRole('heading', { name: 'Three ways in' });
    await expect(heading).toBeInViewport();
    const hidden = () =>
      heading.evaluate((element) => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;
        return Math.max(0, bar - element.getBoundingClientRect().top);
      });
    await expect.poll(hidden).toBe(0);
  });
}
