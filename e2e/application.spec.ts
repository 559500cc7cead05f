import { answerFields, expectAnswersKept, fitAnswer, needAnswer, writeAnswers } from './support/answers.ts';
import { oneOfEach } from './support/combinations.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const FORM = '/scholarship/sch-girls-in-stem/application-form';

const refusals = [
  ['[APP-08]', 'application-409', 'You have already applied for this scholarship.', /409/],
  [
    '[APP-09]',
    'application-400',
    'Please tell us more about your situation., Please say whether you applied elsewhere.',
    /400/,
  ],
  ['[APP-09]', 'application-400-plain', 'Please check your application details and try again.', /400/],
  ['[APP-10]', 'application-401', 'Please log in to submit an application.', /401/],
  ['[APP-10]', 'application-403', "You don't have permission to perform this action.", /403/],
  ['[APP-10]', 'application-404', 'The scholarship could not be found.', /404/],
  ['[APP-11]', 'application-other', 'Applications for this scholarship are paused until Monday.', /422/],
  ['[APP-11]', 'application-other-plain', 'An error occurred while processing your application.', /500/],
  [
    '[APP-12]',
    'application-network',
    'Network error. Please check your internet connection and try again.',
    /ERR_FAILED/,
  ],
  ['[APP-12]', 'application-unexpected', 'An unexpected error occurred. Please try again later.', /contract/],
  ['[APP-12]', 'application-unexpected~hang', 'An unexpected error occurred. Please try again later.', null],
] as const;

for (const [row, mock, text, logged] of oneOfEach(refusals, ([requirement]) => requirement)) {
  test(`${row} [APP-13] [SAFE-04] ${mock} is told, and both answers stay`, async ({
    page,
    expectConsole,
  }) => {
    if (logged) expectConsole(logged);
    await openAs(page, null, '/', { mock });
    await expect(page).toHaveURL(FORM);
    await writeAnswers(page);
    await answerFields(page).send.click();
    await expect(page.getByRole('alert')).toContainText(text, { timeout: 20_000 });
    await expect(page.locator('body')).not.toContainText(/undefined|NaN|\[object Object\]/);
    await expectAnswersKept(page);
    await expect(answerFields(page).need).toBeEnabled();
    await page.reload();
    await expectAnswersKept(page);
  });
}

test('[APP-02] [APP-03] short answers are told in a summary whose links lead to the fields', async ({
  page,
}) => {
  await openAs(page, 'student', FORM);
  const { need, fit, send } = answerFields(page);
  await need.fill('x'.repeat(99));
  await send.click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText(
    'Please provide a detailed explanation of why you need this scholarship (minimum 100 characters).',
  );
  await expect(summary).toContainText(
    "Please explain why you're a perfect fit for this scholarship (minimum 100 characters).",
  );
  await summary.getByRole('link', { name: /perfect fit/ }).click();
  await expect(fit).toBeFocused();
});

for (const [mock, text, logged] of [
  ['scholarship-details-failed', 'Failed to load scholarship details. Please try again later.', /500/],
  ['scholarship-details-not-found', 'Scholarship not found. Please try again.', /404/],
] as const) {
  test(`[SAFE-02] the form says so when its scholarship cannot be read: ${mock}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(logged);
    await openAs(page, 'student', FORM, { mock });
    await expect(page.getByRole('alert')).toContainText(text);
    await page.getByRole('alert').getByRole('link', { name: 'Back to Scholarships' }).click();
    await expect(page).toHaveURL('/scholarship');
  });
}

test('[APP-04] without a scholarship the form leads to the list', async ({ page }) => {
  await openAs(page, 'student', '/scholarship-application-form');
  await expect(page).toHaveURL('/scholarship');
});

test('[APP-05] [SAFE-04] Back returns one step, and the draft is there again, after a reload too', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem');
  await page.getByRole('button', { name: 'Proceed to Application' }).click();
  await writeAnswers(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem');
  const kept = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  expect(kept).toContain(needAnswer);
  await page.getByRole('button', { name: 'Proceed to Application' }).click();
  await expectAnswersKept(page);
  await page.reload();
  await expectAnswersKept(page);
});

test('[APP-13] a double click sends once', async ({ page }) => {
  await openAs(page, 'student', `${FORM}?latency=300`);
  let sent = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/api/applications') && response.request().method() === 'POST') sent += 1;
  });
  await writeAnswers(page);
  await answerFields(page).send.dblclick();
  await expect(page).toHaveURL(/application-success/);
  expect(sent).toBe(1);
});

test('[APP-14] the success page names the scholarship, after a reload too, and leads on', async ({
  page,
}) => {
  await openAs(page, 'student', FORM);
  await writeAnswers(page);
  await answerFields(page).send.click();
  await expect(page).toHaveURL(/application-success/);
  await page.reload();
  await expect(page.getByText('Girls in STEM Scholarship')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test.describe('on a device that has no page of the site yet', () => {
  test.use({ ownDevice: true });

  test('[APP-07] [APP-14] a connection that breaks after an application was sent hides nothing of the thanks', async ({
    page,
    context,
  }) => {
    await openAs(page, 'student', FORM);
    await writeAnswers(page);
    await page.waitForLoadState('networkidle');
    await answerFields(page).send.click();
    await expect(page.getByText('Your application has been sent.')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
    await context.setOffline(false);
  });
});

test('[APP-02] input beyond 2500 characters is ignored', async ({ page }) => {
  await openAs(page, 'student', FORM);
  const { need } = answerFields(page);
  await need.fill('x'.repeat(2600));
  await expect(need).toHaveValue('x'.repeat(2500));
  await expect(page.getByText('2,500 of 2,500')).toBeVisible();
});

test('[WCAG-2.1.1] the whole form works by keyboard alone', async ({ page }) => {
  await openAs(page, 'student', FORM);
  const { need, fit } = answerFields(page);
  await expect(need).toBeVisible();
  await page.keyboard.press('Tab');
  for (
    let press = 0;
    press < 40 && !(await need.evaluate((field) => field === document.activeElement));
    press += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(needAnswer);
  await page.keyboard.press('Tab');
  await expect(fit).toBeFocused();
  await page.keyboard.insertText(fitAnswer);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /other scholarships/ })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/application-success/);
});
