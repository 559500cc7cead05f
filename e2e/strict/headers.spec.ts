import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('[DEPLOY-01] a mock build signs in behind the headers that are generated for it', async ({ page }) => {
  const response = await page.goto('/auth/login');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await signInThroughForm(page, 'student');
  await expectSignedIn(page);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});
