import { expect, type Locator, type Page } from '@playwright/test';
import { type PersonaName, persona } from '#mocks/data/personas.ts';

/** Signs in as a persona through the sign-in service's form, on the page or in a dialog. */
export async function signInThroughForm(form: Page | Locator, name: PersonaName) {
  const { email, password } = persona(name);
  const field = await goOnToPassword(form, email);
  await field.fill(password);
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
}

/**
 * Enters the email address and returns the password field of the next step. Waits for that step,
 * because the first step has a hidden field with the same label, and text pasted into that field
 * can be lost.
 */
export async function goOnToPassword(form: Page | Locator, email: string): Promise<Locator> {
  await form.getByRole('textbox', { name: 'Email address' }).fill(email);
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(form.getByText('Enter your password')).toBeVisible();
  return form.getByLabel('Password', { exact: true });
}

/** Waits until the navigation bar shows the user menu. */
export async function expectSignedIn(page: Page) {
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
}
