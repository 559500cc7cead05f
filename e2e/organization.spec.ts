import { expect, test } from './support/test.ts';

test('[ORG-01] ‘Get Started Now’ on the organization page opens a sign-up dialog, whose sign-in link includes the organization role and a redirect to the dashboard', async ({
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
  // The URL changes before the page does.
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});
