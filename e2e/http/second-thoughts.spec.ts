import { answerFields, fitAnswer, needAnswer, writeAnswers } from '../support/answers.ts';
import { resetServer, server, signInOnServer } from '../support/mock-server.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ request }) => resetServer(request));

test('[STU-05] [APP-11] [MINE-02] if every write fails on the first attempt, a new student can still save a profile, apply, correct the application and withdraw it, without losing any text', async ({
  page,
  request,
  expectConsole,
}) => {
  test.setTimeout(120_000);
  expectConsole(/500/);
  // The student has no profile yet, so the request for it returns 404.
  expectConsole(/404/);
  let broken = /^$/;
  await page.route(`${server}/api/**`, (route) => {
    const call = `${route.request().method()} ${new URL(route.request().url()).pathname}`;
    return broken.test(call)
      ? route.fulfill({ status: 500, json: {}, headers: { 'access-control-allow-origin': '*' } })
      : route.fallback();
  });
  const mend = () => {
    broken = /^$/;
  };
  const title = 'Girls in STEM Scholarship';

  await signInOnServer(request, 'student-new');
  await page.goto('/scholarship/sch-girls-in-stem/apply');
  await page.getByRole('link', { name: 'Fill in your profile' }).click();

  await page.getByLabel('Date of birth').fill('2006-08-15');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await page.getByRole('textbox', { name: 'Contact number' }).first().fill('98450 12345');
  const address = page.getByRole('textbox', { name: 'Address' }).first();
  await address.fill('7, Temple Street, Mandya 571401');
  broken = /^POST \/api\/students/;
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Failed to save profile')).toBeVisible();
  await expect(address).toHaveValue('7, Temple Street, Mandya 571401');
  mend();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await page.getByRole('link', { name: `Continue with ${title}` }).click();

  const { need, fit, send } = answerFields(page);
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem/application-form');
  await writeAnswers(page);
  broken = /^POST \/api\/applications/;
  await send.click();
  await expect(page.getByRole('alert')).toContainText('An error occurred while processing your application.');
  await expect(need).toHaveValue(needAnswer);
  await expect(fit).toHaveValue(fitAnswer);
  mend();
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();

  await page.goto('/student/applications');
  const question = page.getByRole('dialog', { name: 'Correct this application?' });
  await page.getByRole('button', { name: `Correct: ${title}` }).click();
  broken = /^DELETE/;
  await question.getByRole('button', { name: 'Withdraw and correct' }).click();
  await expect(question.getByText('We couldn’t withdraw your application.')).toBeVisible();
  mend();
  await question.getByRole('button', { name: 'Withdraw and correct' }).click();
  await expect(page).toHaveURL('/scholarship/sch-girls-in-stem/application-form');
  await expect(need).toHaveValue(needAnswer);
  await expect(fit).toHaveValue(fitAnswer);
  await need.fill(`${needAnswer} My sister starts school this year.`);
  await send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();

  await page.goto('/student/applications');
  await expect(page.getByText('1 application', { exact: true })).toBeVisible();
  await page.getByText('Your answers').click();
  await expect(page.getByText(/My sister starts school this year\.$/)).toBeVisible();
  await page.getByRole('button', { name: `Withdraw: ${title}` }).click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByRole('button', { name: `Withdraw: ${title}` })).toBeHidden();
});
