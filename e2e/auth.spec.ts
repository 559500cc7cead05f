import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, goOnToPassword, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

test('[AUTH-01] the chosen role is remembered, and leads to its landing page', async ({ page }) => {
  await page.goto('/auth/role-selection');
  await page.getByRole('button', { name: 'Continue as Organization' }).click();
  await expect(page).toHaveURL(/\/organization$/);
  expect(await page.evaluate(() => localStorage.getItem('userRole'))).toBe('ORGANIZATION');
  expect(await page.evaluate(() => history.state?.role)).toBe('ORGANIZATION');
});

test('[AUTH-02] sign-in says as whom, and leads to sign-up with role and target', async ({ page }) => {
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to your account' })).toBeVisible();
  await expect(page.getByText('Please sign in to continue as a STUDENT')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Email address' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(1);
  await page.goto('/auth/login?role=ORGANIZATION&redirect=%2Forganization%2Fprofile');
  await expect(page.getByText('Please sign in to continue as a ORGANIZATION')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(
    /\/auth\/sign-up\?(?=.*role=ORGANIZATION)(?=.*redirect=%2Forganization%2Fprofile)/,
  );
});

test('[AUTH-02] a wrong password is told by the field, and the right one still works', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/422/);
  await page.goto('/auth/login');
  const password = await goOnToPassword(page, 'asha@students.example');
  await password.fill('not the password');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/password is incorrect/i).first()).toBeVisible();
  await password.fill('shiksha-for-all-2026');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page);
});

test('a forgotten password is replaced with the code of an email, and the person is signed in', async ({
  page,
}) => {
  await page.goto('/auth/login');
  await goOnToPassword(page, 'asha@students.example');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('button', { name: 'Reset your password' }).click();
  await page.getByRole('textbox', { name: 'Enter verification code' }).fill('424242');
  await page.getByLabel('New password', { exact: true }).fill('barsaat-ki-subah-2027');
  await page.getByLabel('Confirm password', { exact: true }).fill('barsaat-ki-subah-2027');
  const box = page.getByRole('checkbox', { name: 'Sign out of all other devices' });
  await expect(box, 'a square').toHaveCSS(
    'height',
    await box.evaluate((input) => getComputedStyle(input).width),
  );
  // It comes a moment after the last letter, and moves the button.
  await expect(page.getByText('Passwords match.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expectSignedIn(page);
});

test('[WCAG-3.3.8] the sign-in form takes a pasted password, as a password manager gives it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/auth/login');
  const password = await goOnToPassword(page, 'asha@students.example');
  await expect(password).toHaveAttribute('type', 'password');
  await page.evaluate(() => navigator.clipboard.writeText('shiksha-for-all-2026'));
  await password.press('ControlOrMeta+V');
  await expect(password).toHaveValue('shiksha-for-all-2026');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectSignedIn(page);
});

test('[AUTH-03] with neither target nor role known, sign-in leads to /home', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto('/auth/login');
  await signInThroughForm(page, 'no-role');
  await expect(page).toHaveURL(/\/home$/);
});

// `redirect-target.test.ts` knows every disguise.
test('[AUTH-03] [AUTH-04] sign-in does not follow //evil.example: the role decides', async ({ page }) => {
  await page.goto(`/auth/login?redirect=${encodeURIComponent('//evil.example')}`);
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL('/scholarship');
});

test('[AUTH-05] [SHELL-09] a new donor signs up with the code, is told to the server once, and is a donor after a reload', async ({
  page,
}) => {
  let synced = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/users/registerorupdate')) synced += 1;
  });
  await page.goto('/auth/role-selection');
  await page.getByRole('button', { name: 'Continue as Donor' }).click();
  await page.goto('/auth/sign-up?role=DONOR');
  await page.getByRole('textbox', { name: 'First name' }).fill('Nisha');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Kapoor');
  await page.getByRole('textbox', { name: 'Email address' }).fill('nisha@people.example');
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-secret-77');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByRole('textbox', { name: /verification code/i }).fill('424242');
  await expect(page).toHaveURL(/\/donation$/);
  await expectSignedIn(page);
  await expect.poll(() => synced).toBe(1);

  await page.evaluate(() => localStorage.removeItem('userRole'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/donation$/);
  expect(synced).toBe(1);
});

test('[WCAG-1.4.11] the boxes for the code of sign-up are outlined as other fields are', async ({ page }) => {
  await page.goto('/auth/sign-up');
  const email = page.getByRole('textbox', { name: 'Email address' });
  await email.fill('nisha@people.example');
  const outline = await email.evaluate((field) => getComputedStyle(field).boxShadow);
  await page.getByLabel('Password', { exact: true }).fill('a-long-enough-secret-77');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  const last = page.getByTestId('otp-input-segment').last();
  await expect(last).toBeVisible();
  const border = await last.evaluate((box) => getComputedStyle(box).borderColor);
  expect(outline).toContain(border);
});

test('[AUTH-06] a missing key is a configuration error that names the variable, and public pages go on', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/VITE_CLERK_PUBLISHABLE_KEY/);
  await openAs(page, null, '/auth/login', { mock: 'auth-key-missing' });
  await expect(page.getByRole('alert')).toContainText('VITE_CLERK_PUBLISHABLE_KEY');
  await page.getByRole('link', { name: 'Scholarships' }).first().click();
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
});

test('[AUTH-06] a sign-in script that does not come is logged, and public pages go on', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/script could not be loaded/);
  await openAs(page, null, '/scholarship', { mock: 'auth-script-failed' });
  await expect(page.getByText(/^Showing \d+ of/)).toBeVisible();
  await page.goto('/auth/login');
  await expect(page.getByRole('alert')).toContainText('Sign-in could not be loaded.');
});

test('[AUTH-07] [SCH-15] signing out forgets the server’s data, keeps the draft for the same person, and goes home', async ({
  page,
  expectConsole,
}) => {
  // The second student has no profile yet.
  expectConsole(/404/);
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem/application-form');
  const need = page.getByRole('textbox', { name: 'Why do you need this scholarship?' });
  await need.fill('A draft of mine');
  await expect(page.getByText('Draft saved on this device').first()).toBeVisible();
  await page.goto('/scholarship/sch-girls-in-stem');
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question.getByRole('checkbox', { name: /delete my drafts/ })).not.toBeChecked();
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

test('[AUTH-07] signing out in one tab makes the others leave guarded pages, and asks nothing without drafts', async ({
  page,
  context,
}) => {
  await openAs(page, 'organization', '/organization/profile');
  await expect(page.getByText('Verified Organization')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await expectSignedIn(other);
  await signOut(other);
  await expect(other).toHaveURL('/');
  await expect(page).toHaveURL(/\/auth\/login\?.*redirect=%2Forganization%2Fprofile/);
  await expect(page.getByRole('heading', { name: 'Sign in to your account' })).toBeVisible();
});

test('[AUTH-07] signing out offline says that the person is still signed in, and works once online', async ({
  page,
  context,
}) => {
  await openAs(page, 'donor', '/contact');
  await expectSignedIn(page);
  await page.locator('.mantine-Notifications-root').first().waitFor({ state: 'attached' });
  await context.setOffline(true);
  await signOut(page);
  await expect(
    page.getByText('You could not be signed out. Check your connection and try again.'),
  ).toBeVisible();
  await expectSignedIn(page);
  await context.setOffline(false);
  await signOut(page);
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible();
});

test('[AUTH-07] [SAFE-04] a form with a draft asks once before the session ends, on its page', async ({
  page,
}) => {
  await openAs(page, 'student', '/student/details');
  const about = page.getByRole('textbox', { name: /^About me/ });
  await about.fill('I teach younger children.');
  await expect(page.getByText('Draft saved on this device').first()).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await signOut(page);
  await question.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page).toHaveURL('/student/details');
  await expectSignedIn(page);
  await expect(about).toHaveValue('I teach younger children.');

  await signOut(page);
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('[AUTH-07] on a shared computer the drafts of every tab are deleted', async ({ page, context }) => {
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
  await question.getByRole('checkbox', { name: 'This is a shared computer: delete my drafts' }).check();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL(/\/auth\/login/);
  for (const tab of [page, other]) {
    await expect
      .poll(() => tab.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage })))
      .not.toContainEqual(expect.stringContaining('-draft.'));
  }
});

test('[ROUTE-03] a guarded page waits with a spinner, asks to sign in, and comes back', async ({ page }) => {
  const path = '/student/details';
  // Long enough to be seen, however busy the machine is.
  await openAs(page, null, `${path}?latency=4000`);
  await expect(page.getByRole('status').filter({ hasText: 'Loading the page' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/, { timeout: 15_000 });
  const quick = new URL(page.url());
  quick.searchParams.set('latency', '0');
  await page.goto(quick.href);
  await signInThroughForm(page, 'student');
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

/** Pages of one role, and who else comes to them. */
const otherRoles = {
  organization: {
    owners: 'students',
    paths: ['/student/details', '/student/profile', '/student/applications'],
    own: '/organization/dashboard',
  },
  student: {
    owners: 'organizations',
    paths: [
      '/organization/profile',
      '/organization/dashboard',
      '/organization/dashboard/create-scholarship',
      '/organization/dashboard/scholarship-analytics',
    ],
    own: '/student/profile',
  },
  donor: {
    owners: 'students',
    paths: ['/scholarship/sch-girls-in-stem/application-form'],
    own: '/donor/profile',
  },
} as const;

test('[ROUTE-03] every page of one role asks a signed-out visitor to sign in, and names the page to return to', async ({
  page,
}) => {
  for (const path of Object.values(otherRoles).flatMap(({ paths }) => paths)) {
    await page.goto(path);
    const login = (url: URL) => url.pathname === '/auth/login' && url.searchParams.get('redirect') === path;
    await expect(page).toHaveURL(login);
  }
});

for (const [who, { owners, paths, own }] of Object.entries(otherRoles)) {
  test(`[AUTH-05] the pages of ${owners} say to a ${who} whose they are, and lead to their own page`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of paths) {
      await openAs(page, who as keyof typeof otherRoles, path);
      await expect(page.getByText(`This page is for ${owners}.`), path).toBeVisible();
      await expect(page.getByRole('main').getByRole('textbox'), path).toHaveCount(0);
    }
    // Nothing is asked for that the visitor cannot have.
    const vain = owners === 'students' ? /\/(students|applications)\// : /\/organizations\//;
    expect(asked.filter((address) => vain.test(address))).toEqual([]);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Go to/ })
      .click();
    await expect(page).toHaveURL(own);
  });
}

test('[AUTH-05] [SHELL-04] a role that cannot be read is not guessed, and is read when the server is back', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/500/);
  await openAs(page, null, '/', { mock: 'role-unread' });
  await expect(page).toHaveURL('/organization/dashboard');
  const unread = 'We could not read what kind of account you have.';
  await expect(page.getByRole('main').getByText(unread)).toBeVisible();
  await page.goto('/student/applications');
  await expect(page.getByRole('main').getByText(unread)).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Your Profile' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto('/crowdfunding/start-campaign');
  await expect(page.getByRole('main').getByText(unread)).toBeVisible();
  await expect(page.getByText('Only organizations can start a campaign.')).toHaveCount(0);
});

test('[AUTH-05] [SHELL-09] an account without a role is registered as what the sign-in page says', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await page.goto('/auth/role-selection');
  await page.getByRole('button', { name: 'Continue as Donor' }).click();
  await expect(page).toHaveURL('/donation');
  await page.goto('/auth/login');
  await expect(page.getByText('Please sign in to continue as a STUDENT')).toBeVisible();
  const registered = page.waitForResponse(/\/users\/registerorupdate$/);
  await signInThroughForm(page, 'no-role');
  expect(await (await registered).json()).toMatchObject({ role: 'STUDENT' });
  await expect(page).toHaveURL('/home');
});

test('[SHELL-09] a landing page says under which role it has registered an account that had none', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await openAs(page, 'no-role', '/donation');
  const notice = page.getByRole('status').filter({ hasText: 'Your account is now registered as a donor.' });
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
  await page.goto('/organization');
  await expect(page.getByText('You are signed in as a donor.')).toBeVisible();
});
