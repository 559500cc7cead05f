import type { Locator, Page } from '@playwright/test';
import { persona } from '#mocks/data/personas.ts';
import { fitAnswer, needAnswer } from './support/answers.ts';
import { expect, test } from './support/test.ts';

const FURTHEST = 80;

/** Presses Tab until the element has the focus, and expects the element to be in the viewport. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const focused = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < FURTHEST && !(await focused()); press += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
}

test('[WCAG-2.1.1] [WCAG-2.4.1] [WCAG-2.4.3] a student can find a scholarship and apply with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { email, password } = persona('student');
  await page.goto('/scholarship');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('searchbox', { name: 'Search scholarships' }));
  await page.keyboard.type('girls in stem');
  await tabTo(page, page.getByRole('button', { name: 'Filters', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: 'Upcoming Only' }));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('link', { name: 'Proceed to Application' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('textbox', { name: 'Email address' }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/factor-one/);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/apply$/);

  await tabTo(page, page.getByRole('link', { name: 'Proceed to Application' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application-form$/);

  await tabTo(page, page.getByRole('textbox', { name: 'Why do you need this scholarship?' }));
  await page.keyboard.insertText('Too short');
  await tabTo(page, page.getByRole('button', { name: 'Send application' }));
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await tabTo(page, summary.getByRole('link', { name: /why you need/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Why do you need this scholarship?' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(needAnswer);
  await tabTo(page, page.getByRole('textbox', { name: 'Why are you a perfect fit?' }));
  await page.keyboard.insertText(fitAnswer);
  await tabTo(page, page.getByRole('button', { name: 'Send application' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application-success/);
  await tabTo(page, page.getByRole('link', { name: 'Browse More Scholarships' }));
});
