import type { Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const answersShown = (page: Page) => page.locator('details[open]');

test('[HOME-03] [HOME-05] about us: figures, mission, story, values, team, one answer open at a time, and two ways on', async ({
  page,
}) => {
  await page.goto('/about');
  for (const figure of [
    '12,000\\+ students',
    '500\\+ scholarships',
    '₹4.5M funding',
    '500 partner schools',
    '85% success',
    '2020 founded',
  ]) {
    await expect(page.getByRole('listitem').filter({ hasText: new RegExp(`^${figure}$`) })).toBeVisible();
  }
  await expect(
    page.getByText('Figures provided by EduEmpower, not calculated from live data.'),
  ).toBeVisible();
  for (const name of ['Our mission', 'Our story', 'Our values', 'The team', 'Questions people ask']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  // By keyboard alone: from one question to the next.
  await page.getByText('Who can apply for a scholarship?').locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(answersShown(page)).toHaveCount(1);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(answersShown(page)).toHaveCount(1);
  await expect(page.getByText(/^Nothing for students/)).toBeVisible();
  await page.getByRole('link', { name: 'Join as Student' }).click();
  await expect(page).toHaveURL('/auth/role-selection');
  await page.goBack();
  await page.getByRole('link', { name: 'Become a Donor' }).click();
  await expect(page).toHaveURL('/donation');
});

test('[HOME-04] [HOME-05] about EduEmpower: solutions to advantages, and answers that open one at a time', async ({
  page,
}) => {
  await page.goto('/about-edu-empower');
  for (const name of [
    'Core solutions',
    'How we address the problem',
    'Feasibility',
    'Impact',
    'Advantages',
  ]) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  for (const claim of [
    'AI-based matching and ranking',
    'Real-time fund tracking',
    'Points from free courses',
    'Deadline reminders',
    'Emergency aid',
    'Verified organizations',
  ]) {
    await expect(page.getByText(claim, { exact: true })).toBeVisible();
  }
  await page.getByText('Is EduEmpower a charity?').click();
  await page.getByText('In which languages can I write?').click();
  await expect(answersShown(page)).toHaveCount(2);
  await page.getByText('Is EduEmpower a charity?').click();
  await expect(answersShown(page)).toHaveCount(1);
});

const articles = [
  ['/resources/student-guide', 'Student guide'],
  ['/resources/donor-faq', 'Donor FAQ'],
  ['/resources/success-stories', 'Success stories'],
  ['/blog', 'Blog'],
  ['/help', 'Help'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/cookies', 'Cookies'],
] as const;

test('[ROUTE-04] [WCAG-2.4.2] [WCAG-2.4.6] every page for reading has its own title, heading and contents; drafts say so', async ({
  page,
}) => {
  for (const [path, title] of articles) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · EduEmpower`);
    const contents = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    for (const link of await contents.all()) {
      const anchor = (await link.getAttribute('href'))?.slice(1) ?? '';
      await expect(page.locator(`h2[id="${anchor}"]`)).toHaveCount(1);
    }
    const isDraft = ['/privacy', '/terms', '/cookies', '/resources/success-stories'].includes(path);
    await expect(page.getByText('Draft.', { exact: true })).toHaveCount(isDraft ? 1 : 0);
  }
});

for (const path of ['/about', '/about-edu-empower', '/resources/student-guide', '/help', '/cookies']) {
  test(`${path} holds no barrier, wide and narrow, in light and dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  });
}

/** Every route of both route tables, with a persona who may see it, and the heading of its own screen. */
const routes = [
  [null, '/scholarship-application-form', 'Scholarships'],
  [null, '/', 'The money for your studies is out there.'],
  [null, '/home', 'The money for your studies is out there.'],
  [null, '/about', 'Money should not decide who studies.'],
  [null, '/about-edu-empower', 'A bridge between talent and means.'],
  [null, '/auth/role-selection', 'How will you use EduEmpower?'],
  [null, '/auth/login', 'Sign in to your account'],
  [null, '/auth/sign-up', 'Join EduEmpower'],
  [null, '/student', 'Money for your studies. One profile, two answers.'],
  ['student', '/student/details', 'Student Details Form'],
  ['student', '/student/profile', 'Asha Sharma'],
  [null, '/scholarship', 'Scholarships'],
  [null, '/scholarship/details?id=sch-girls-in-stem', 'Girls in STEM Scholarship'],
  [null, '/scholarship/sch-girls-in-stem', 'Girls in STEM Scholarship'],
  [null, '/scholarship/sch-girls-in-stem/apply', 'Before you apply'],
  ['student', '/scholarship/sch-girls-in-stem/application-form', 'Your application'],
  [null, '/scholarship/application-success', /./],
  ['student', '/student/applications', 'My applications'],
] as const;

test('[ROUTE-01] every address of the student’s side and of the public pages shows its own screen', async ({
  page,
}) => {
  test.setTimeout(60_000);
  for (const [persona, path, heading] of routes) {
    await openAs(page, persona, path);
    await expect(page.getByRole('heading', { level: 1, name: heading }), path).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeHidden();
  }
});
