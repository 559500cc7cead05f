import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const DASHBOARD = '/organization/dashboard';
const PROFILE = '/organization/profile';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('[ORG-01] ‘Get Started Now’ on the organization page opens a sign-up dialog, and signing in from there opens the dashboard', async ({
  page,
}) => {
  await page.goto('/organization');
  await page.getByRole('main').getByRole('button', { name: 'Get Started Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Join as an organization' });
  await expect(dialog.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await dialog.getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(
    /\/auth\/login\?(?=.*role=ORGANIZATION)(?=.*redirect=%2Forganization%2Fdashboard)/,
  );
  // The URL changes before the page does, and the previous page also has an email field.
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
  await signInThroughForm(page, 'organization');
  await expect(page).toHaveURL(DASHBOARD);
});

test('[ORG-02] [ORG-03] [ORG-04] an organization can discard or save changes to its profile, and saving resets the verification', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, 'organization', PROFILE);
  await expect(page.getByRole('heading', { level: 1, name: 'Organization Profile' })).toBeVisible();
  await expect(page.getByText('Verified Organization')).toBeVisible();
  await expect(page.getByText(/^Verified on \d+ \w+ \d{4}$/)).toBeVisible();

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const person = field(page, 'Contact person');
  const before = await person.inputValue();
  await person.fill('Sharada Rao');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('main').getByText(before, { exact: true })).toBeVisible();
  await expect(page.getByText('Sharada Rao')).toHaveCount(0);

  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await person.fill('Sharada Rao');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Saving these changes resets your verification' });
  await question.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect(page.getByText('Sharada Rao')).toBeVisible();
  await expect(page.getByText('Verification Pending')).toBeVisible();
  // The banner disappears after 3 seconds.
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();
  const saved = (await writes()).filter(({ path }) => path.startsWith('/api/organizations'));
  expect(saved).toMatchObject([{ method: 'PUT', body: { contactPerson: 'Sharada Rao', verified: false } }]);
});
