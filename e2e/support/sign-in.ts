import { expect, type Locator, type Page } from '@playwright/test';
import { type PersonaName, persona } from '#mocks/data/personas.ts';

/** Goes through the sign-in service's own form, which the page or dialog has to hold, as a persona. */
export async function signInThroughForm(form: Page | Locator, name: PersonaName) {
  const { email, password } = persona(name);
  const field = await goOnToPassword(form, email);
  await field.fill(password);
  await form.getByRole('button', { name: 'Continue', exact: true }).click();
}

/**
 * Names the account in that form, and gives the field for its password. It waits for the step that asks for it:
 * the one before has a field of the same label, out of sight, and what is pasted there can be lost.
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
