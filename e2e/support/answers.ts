import { expect, type Page } from '@playwright/test';

export const needAnswer =
  'My father drives an auto in Raichur and my mother stitches blouses at home. The college asks for three times what we earn in a month.';
export const fitAnswer =
  'I came first in my district in mathematics, I teach younger children in the evening, and I will build machines for small farms.';

/** Returns the answer fields and the Send button of the application form. */
export function answerFields(page: Page) {
  return {
    need: page.getByRole('textbox', { name: 'Why do you need this scholarship?' }),
    fit: page.getByRole('textbox', { name: 'Why are you a perfect fit?' }),
    send: page.getByRole('button', { name: 'Send application' }),
  };
}

/** Fills in both answers, each long enough to be accepted. */
export async function writeAnswers(page: Page) {
  const { need, fit } = answerFields(page);
  await need.fill(needAnswer);
  await fit.fill(fitAnswer);
}

/** Expects both answers to be unchanged (APP-13). */
export async function expectAnswersKept(page: Page) {
  const { need, fit } = answerFields(page);
  await expect(need).toHaveValue(needAnswer);
  await expect(fit).toHaveValue(fitAnswer);
}
