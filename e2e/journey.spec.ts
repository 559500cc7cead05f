import { answerFields, writeAnswers } from './support/answers.ts';
import { expectSignedIn, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('[SCH-03] [SCH-09] [SCH-11] [AUTH-03] [APP-07] [APP-08] [APP-14] a student finds a scholarship, signs in and applies, and cannot apply twice', {
  tag: '@every-engine',
}, async ({ page, expectConsole }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Find a scholarship' }).click();
  // Waits for the new page, because the home page also has a search field.
  await expect(page.getByRole('heading', { level: 1, name: 'Scholarships' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('girls in stem');
  await expect(page.getByText(/^Showing 1 of \d+ scholarships$/)).toBeVisible();

  await page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }).click();
  await expect(page).toHaveURL(/\/scholarship\/details\?id=sch-girls-in-stem/);
  await expect(page.getByRole('heading', { level: 1, name: 'Girls in STEM Scholarship' })).toBeVisible();
  const awarded = await page.getByText(/^\d+ awarded$/).textContent();
  await page.getByRole('link', { name: 'Proceed to Application' }).click();

  await expect(page).toHaveURL(/\/auth\/login/);
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL(/\/scholarship\/sch-girls-in-stem\/apply$/);
  await expectSignedIn(page);
  await expect(page.getByText(/^You can apply now\. /)).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await expect(page).toHaveURL(/\/scholarship\/sch-girls-in-stem\/application-form$/);

  const { need, send } = answerFields(page);
  await writeAnswers(page);
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'sent' })).toBeVisible();
  await expect(need).toBeDisabled();
  await expect(page).toHaveURL(/\/scholarship\/application-success/);
  // Waits for the heading first, because the URL changes before the page does, and the application
  // form also names the scholarship.
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
  await expect(page.getByText('Girls in STEM Scholarship')).toBeVisible();
  await expect(page.getByText(/confirmation email/)).toBeVisible();

  await page.getByRole('link', { name: 'Browse More Scholarships' }).click();
  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('girls in stem');
  await page.getByRole('link', { name: 'Girls in STEM Scholarship', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Girls in STEM Scholarship' })).toBeVisible();
  // The count in the scholarship's details includes the new application.
  await expect(page.getByText(`${Number.parseInt(awarded ?? '', 10) + 1} awarded`)).toBeVisible();

  await expect(page.getByText(/^You applied/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'See my applications' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Proceed to Application' })).toBeHidden();

  expectConsole(/409 \(Conflict\)/);
  await page.goto('/scholarship/sch-girls-in-stem/application-form');
  await writeAnswers(page);
  await send.click();
  await expect(page.getByRole('alert')).toContainText('You have already applied for this scholarship.');
});
