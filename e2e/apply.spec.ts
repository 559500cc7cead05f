import type { Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const APPLY = '/scholarship/sch-girls-in-stem/apply';
const FORM = '/scholarship/sch-girls-in-stem/application-form';

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test('[ROUTE-01] [SCH-14] what a scholarship asks for is ticked against the profile, and leads to the form', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem');
  await page.getByRole('link', { name: 'Check what you need' }).click();
  await expect(page).toHaveURL(APPLY);
  await expect(page).toHaveTitle('Before you apply · EduEmpower');
  await expect(line(page, '12th Marksheet')).toContainText('Your profile: 12th marksheet, uploaded');
  await expect(line(page, 'Income Certificate')).toContainText('Your profile: income certificate, uploaded');
  await expect(line(page, 'Domicile Certificate')).toContainText(
    'Your profile: domicile certificate, uploaded',
  );
  await expect(line(page, 'Family income of at most ₹3,00,000')).toContainText(
    'Your profile does not include your family income. Your income certificate shows it.',
  );
  await expect(line(page, 'Admission Letter')).toContainText('Your profile cannot hold this document.');
  await expect(page.getByText('Nothing is missing from your profile.')).toBeVisible();

  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await expect(page).toHaveURL(FORM);
  const documents = page.getByRole('region', { name: 'Your documents' });
  await expect(documents.getByRole('listitem')).toHaveCount(4);
  const kept = await page.evaluate(() => sessionStorage.getItem('eduempower.selected-scholarship'));
  expect(JSON.parse(kept ?? 'null')).toEqual({ id: 'sch-girls-in-stem', title: 'Girls in STEM Scholarship' });
  await expect(documents.getByText('not added yet')).toHaveCount(0);
});

test('signed out, the list leads to sign-in and back, and is compared then', async ({ page }) => {
  await openAs(page, null, APPLY);
  await expect(line(page, '12th Marksheet')).toHaveText('12th Marksheet');
  await page.getByRole('link', { name: 'Sign in to compare with your profile' }).click();
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL(APPLY);
  await expectSignedIn(page);
  await expect(line(page, '12th Marksheet')).toContainText('Your profile: 12th marksheet, uploaded');
});

test('[ROUTE-01] [SHELL-03] the account’s menu leads a student to what was sent, and to its status', async ({
  page,
}) => {
  await openAs(page, 'student-applied', '/scholarship/sch-tamil-medium-merit/apply');
  await expect(page.getByText(/^You applied on/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Application' })).toHaveCount(0);

  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('link', { name: 'Your Profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await page.getByRole('link', { name: 'My applications', exact: true }).click();
  await expect(page).toHaveURL('/student/applications');
  await expect(page.getByText('4 applications')).toBeVisible();
  const row = (title: string) => page.getByRole('article').filter({ hasText: title });
  await expect(row('Vidya Trust National Scholarship')).toContainText('Accepted');
  await expect(row('Tamil Medium Merit Scholarship')).toContainText('In review');
  await expect(row('கிராமப்புற')).toContainText('Not selected');
  await page.getByText('Your answers').first().click();
  await expect(page.getByRole('heading', { name: 'Why you need this scholarship' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 applications')).toBeVisible();
});

test('only a student finds applications in the menu', async ({ page }) => {
  await openAs(page, 'donor', APPLY);
  await expect(page.getByText('Only students can apply for scholarships.')).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('link', { name: 'Your Profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My applications', exact: true })).toHaveCount(0);
});

test('an application that was sent appears in the list', async ({ page }) => {
  await openAs(page, 'student', '/student/applications');
  await expect(page.getByText('You have not applied for a scholarship yet.')).toBeVisible();
  await page.goto(FORM);
  await page
    .getByRole('textbox', { name: 'Why do you need this scholarship?' })
    .fill('Fees and rent. '.repeat(10));
  await page.getByRole('textbox', { name: 'Why are you a perfect fit?' }).fill('Marks and work. '.repeat(10));
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('link', { name: 'See my applications' }).click();
  await expect(page.getByText('1 application')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Girls in STEM Scholarship');
  await expect(page.getByRole('article')).toContainText('In review');
});

test('axe finds nothing before the form and in the list, light and dark, wide and narrow', async ({
  page,
}) => {
  await openAs(page, 'student-applied', APPLY);
  await expect(line(page, 'Income Certificate')).toContainText('Not in your profile yet.');
  await expectSound(page);
  await page.goto('/student/applications');
  await expect(page.getByText('4 applications')).toBeVisible();
  await page.getByText('Your answers').first().click();
  await expectSound(page);
});

for (const width of [390, 1440]) {
  test(`nothing moves while the profile and the applications come, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, 'student', '/');
    await expectSignedIn(page);
    await page.goto(`${APPLY}?latency=400`);
    await expect(line(page, '12th Marksheet')).toContainText('uploaded');
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await page.goto(FORM);
    await expect(page.getByRole('region', { name: 'Your documents' }).getByRole('listitem')).toHaveCount(4);
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
    await page.goto('/student/applications?as=student-applied');
    await expect(page.getByText('Vidya Trust National Scholarship')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
  });
}

test('what is not known yet does not move a visitor’s list', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(`${APPLY}?latency=400`);
  await expect(page.getByRole('link', { name: 'Sign in to compare with your profile' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBe(0);
});
