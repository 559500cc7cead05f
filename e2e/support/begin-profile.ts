import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { signInOnServer } from './mock-server.ts';

/** Signs in a student who has no profile yet, and fills in the profile form's required fields. */
export async function beginProfile(page: Page, request: APIRequestContext) {
  await signInOnServer(request, 'student-new');
  await page.goto('/student/profile');
  await expect(page).toHaveURL(/\/student\/details$/);
  await page.getByLabel('Date of birth').fill('2006-08-15');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await page.getByRole('textbox', { name: 'Contact number' }).first().fill('+919845012345');
  await page.getByRole('textbox', { name: 'Address' }).first().fill('7, Temple Street, Mandya 571401');
}
