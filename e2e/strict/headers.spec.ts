import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

test('[DEPLOY-01] users can sign in to a mock build served with its generated headers', async ({ page }) => {
  const response = await page.goto('/auth/login');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self'");
  await signInThroughForm(page, 'student');
  await expectSignedIn(page);
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});
