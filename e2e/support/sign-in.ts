import { expect, type Page } from '@playwright/test';
import { type PersonaName, persona } from '#mocks/data/personas.ts';

/** Goes through the sign-in service's own form, which has to be on the page, as a persona. */
export async function signInThroughForm(page: Page, name: PersonaName) {
  const { email, password } = persona(name);
  await page.getByRole('textbox', { name: 'Email address' }).fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Waits until the navigation bar shows the user menu. */
export async function expectSignedIn(page: Page) {
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
}
