import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, goOnToPassword } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('[AUTH-02] [WCAG-3.3.8] the sign-in form rejects a wrong password and accepts the right one pasted from the clipboard', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/422/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/login');
  const password = await goOnToPassword(page, 'asha@students.example');
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/password is incorrect/i).first()).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('shiksha-for-all-2026'));
  await password.fill('');
  await password.press('ControlOrMeta+V');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page);
});

test('[AUTH-01] [AUTH-05] [SHELL-09] [WCAG-1.4.11] a new donor signs up with an email code, is registered once, and is still a donor after a reload', async ({
  page,
}) => {
  let synced = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/users/registerorupdate')) synced += 1;
  });
  await page.goto('/auth/role-selection');
  await page.getByRole('button', { name: 'Continue as Donor' }).click();
  await expect(page).toHaveURL(/\/donation$/);
  await page.goto('/auth/sign-up?role=DONOR');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nisha');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kapoor');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('nisha@people.example');
  const [outline, line] = await email.evaluate((field) => {
    const probe = document.body.appendChild(document.createElement('span'));
    probe.style.color = 'var(--ee-control-line)';
    return [getComputedStyle(field).boxShadow, getComputedStyle(probe).color] as const;
  });
  // Checks only that the outline uses `--ee-control-line`. A unit test measures the contrast of
  // this color.
  expect(outline).toContain(line);
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-secret-77');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  // The boxes for the verification code have the same outline as the email field.
  const box = page.getByTestId('otp-input-segment').last();
  await expect(box).toHaveCSS('box-shadow', outline);
  await page.getByRole('textbox', { name: /verification code/i }).fill('424242');
  await expect(page).toHaveURL(/\/donation$/);
  await expectSignedIn(page);
  await expect.poll(() => synced).toBe(1);

  await page.evaluate(() => localStorage.removeItem('userRole'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/donation$/);
  expect(synced).toBe(1);
});

test('[AUTH-07] [SCH-15] signing out opens the home page and keeps the student’s application draft, which other users don’t see', {
  tag: '@every-engine',
}, async ({ page, expectConsole }) => {
  // The second student has no profile yet, so the request for it returns 404.
  expectConsole(/404/);
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  const need = page.getByRole('textbox', { name: 'Why do you need this scholarship?' });
  await need.fill('A draft of mine');
  await expect(page.getByText('Draft saved on this device').first()).toBeVisible();
  await page.goto('/scholarship/sch-girls-in-stem');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question.getByRole('checkbox', { name: /^Delete my drafts/ })).not.toBeChecked();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();

  const missingProfile = page.waitForResponse((response) => response.status() === 404);
  await openAs(page, 'student-new', '/scholarship/sch-girls-in-stem/application-form');
  await expect(need).toHaveValue('');
  await missingProfile;
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  await expect(need).toHaveValue('A draft of mine');
});

const signOut = async (page: Page) => {
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
};

test('[AUTH-07] signing out with ‘Delete my drafts’ checked deletes the drafts in every tab', async ({
  page,
  context,
}) => {
  const path = '/scholarship/sch-girls-in-stem/application-form';
  const need = 'Why do you need this scholarship?';
  await openAs(page, 'student', path);
  await page.getByRole('textbox', { name: need }).fill('A draft of mine');
  await expect(page.getByText('Draft saved on this device').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/student/details');
  await other.getByRole('textbox', { name: /^About me/ }).fill('Another draft');
  await expect(other.getByText('Draft saved on this device').first()).toBeVisible();

  await signOut(page);
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await question.getByRole('checkbox', { name: 'Delete my drafts from this shared device' }).check();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth\/login/);
  for (const tab of [page, other]) {
    await expect
      .poll(() => tab.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
      .not.toContainEqual(expect.stringContaining('-draft.'));
  }
});

test('[AUTH-05] a student page opened by an organization says who the page is for, requests no student data, and links to the organization’s dashboard', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, 'organization', '/student/details');
  await expect(page.getByText('This page is for students.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  // The page must not request data that the visitor is not allowed to see.
  expect(asked.filter((address) => /\/(students|applications)\//.test(address))).toEqual([]);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Go to/ })
    .click();
  await expect(page).toHaveURL('/organization/dashboard');
});
