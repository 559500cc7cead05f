import { expectNoAxeViolations, expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('[ORG-08] signed out, the dashboard asks to sign in as an organization, and comes back', async ({
  page,
}) => {
  await page.goto('/organization/dashboard');
  await expect(page).toHaveURL(
    /\/auth\/login\?(?=.*role=ORGANIZATION)(?=.*redirect=%2Forganization%2Fdashboard)/,
  );
  await expect(
    page.getByText('Please sign in to continue as a organization', { exact: false }),
  ).toBeVisible();
  await signInThroughForm(page, 'organization');
  await expect(page).toHaveURL('/organization/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('[ORG-09] [ORG-10] an organization sees its own scholarships alone, in tabs that are in the address', async ({
  page,
}) => {
  await openAs(page, 'organization', '/organization/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Scholarships by deadline' });
  await expect(tabs.getByRole('link', { name: /^Current/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2, name: 'Girls in STEM Scholarship' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /Udaan/ })).toHaveCount(0);
  await tabs.getByRole('link', { name: /^Upcoming/ }).click();
  await expect(page).toHaveURL('/organization/dashboard?tab=upcoming');
  await expect(page.getByText(/none are upcoming/)).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: /^Upcoming/ })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: /^Current/ }).click();
  await page.getByRole('link', { name: 'View Details: Girls in STEM Scholarship' }).click();
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem');
});

test('[ORG-12] [ORG-13] the banner says why; after two attempts so does the empty state', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503|Failed to load resource/);
  await openAs(page, null, '/?mock=dashboard-http');
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to load' });
  await expect(
    banner.getByText('Failed to load scholarships: HTTP error! status: 503. Please try again later.'),
  ).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText('No scholarships to show yet.')).toBeVisible();
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(
    page.getByText("We're having trouble connecting to the server. Please try again later."),
  ).toBeVisible({ timeout: 10_000 });
  await expectNoAxeViolations(page);
  await page.evaluate(() => sessionStorage.removeItem('eduempower.mock.network'));
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Girls in STEM Scholarship' })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test('[ORG-11] the list is read anew every 5 minutes, and nothing on the screen goes away meanwhile', async ({
  page,
}) => {
  await page.clock.install();
  const answered: string[] = [];
  const answers = (path: RegExp) => answered.filter((answer) => path.test(answer)).length;
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname));
  await openAs(page, 'organization-unverified', '/organization/dashboard');
  const own = page.getByRole('heading', { level: 2, name: 'हिंदी माध्यम छात्रवृत्ति योजना' });
  await expect(own).toBeVisible();
  await expect(page.getByText('10 applications')).toBeVisible();
  expect(answers(/^\/api\/scholarships$/)).toBe(1);
  // Not `runFor`: the second read's time limit would run out before its answer.
  await page.clock.fastForward('05:00');
  await expect.poll(() => answers(/^\/api\/scholarships$/)).toBe(2);
  await expect(own).toBeVisible();
});

test('[ORG-09] the figures are laid out two by two on a phone, and none is cut', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'organization', '/organization/dashboard');
  await expect(page.getByText('Sample data')).toHaveCount(4);
  const cards = await page.getByText('Sample data').evaluateAll((badges) =>
    badges.map((badge) => {
      const card = badge.closest('dl > *');
      return { top: card?.getBoundingClientRect().top, cut: card ? card.scrollWidth - card.clientWidth : 1 };
    }),
  );
  expect(new Set(cards.map(({ top }) => top)).size).toBe(2);
  expect(cards.map(({ cut }) => Math.max(cut, 0))).toEqual([0, 0, 0, 0]);
});

test('the dashboard holds no barrier, wide and narrow, in light and dark', async ({ page }) => {
  await openAs(page, 'organization', '/organization/dashboard');
  await expect(page.getByRole('heading', { level: 2, name: 'Girls in STEM Scholarship' })).toBeVisible();
  await expectSound(page);
});
