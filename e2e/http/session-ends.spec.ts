import type { Page } from '@playwright/test';
import { type PersonaName, persona } from '#mocks/data/personas.ts';
import { shareOf } from '../support/combinations.ts';
import { type Form, field, forms } from '../support/forms.ts';
import { resetServer, server, signInOnServer } from '../support/mock-server.ts';
import { expectSignedIn, signInThroughForm } from '../support/sign-in.ts';
import { storagesOf } from '../support/storages.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(({ request }) => resetServer(request));

/** Ends the session in the sign-in service and on the server, without notifying the page. */
async function endSession(page: Page) {
  const ended = await page.request.post(`${server}/__clerk/v1/client/sessions?_method=DELETE`);
  expect(ended.status()).toBe(200);
}

// `npm test` tries only one of the organization's forms.
for (const [who, list] of shareOf(Object.entries(forms), 1)) {
  test(`[SAFE-04] after the session ends and ${who === 'student' ? 'a student' : 'an organization'} signs in again, forms restore the typed text`, async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/401/);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    await signInOnServer(request, who as PersonaName);
    for (const { path, typed, send } of shareOf(list, 0)) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
        await endSession(page);
        await send(page);
        await page.getByRole('alert').getByRole('link', { name: 'Sign in again' }).click();
        await signInThroughForm(page, who as PersonaName);
        await expect(page).toHaveURL(path);
        for (const [name, text] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(text);
      });
    }
    // The browser must not ask whether to leave, because nothing would be lost.
    expect(dialogs).toEqual([]);
  });
}

/** Returns true if the page shows the text or a field contains it. */
const holds = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      document.body.innerText.includes(wanted) ||
      [...document.querySelectorAll('input, textarea')].some((box) => 'value' in box && box.value === wanted),
    text,
  );

/** The forms of an organization, and the contact form, which is open to everyone. */
const organizationForms: readonly Pick<Form, 'path' | 'typed'>[] = [
  ...(forms.organization ?? []),
  { path: '/contact', typed: { Subject: 'A lost application', Message: 'Where do I find my application?' } },
];

test('[AUTH-07] text typed by an organization disappears if its session ends and another user signs in from another tab', async ({
  page,
  context,
  request,
  expectConsole,
}) => {
  expectConsole(/401/);
  for (const { path, typed } of shareOf(organizationForms, 0)) {
    await test.step(path, async () => {
      await signInOnServer(request, 'organization');
      await page.goto(path);
      await expectSignedIn(page);
      for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text);
      await endSession(page);
      const other = await context.newPage();
      await other.goto('/auth/login?redirect=%2Fcookies');
      await signInThroughForm(other, 'organization-unverified');
      await expectSignedIn(other);
      await page.bringToFront();
      // The sign-in service checks the session on focus, but a headless browser fires no focus
      // event.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      for (const text of Object.values(typed)) await expect.poll(() => holds(page, text), text).toBe(false);
      await endSession(other);
      await other.close();
    });
  }
});

test('[AUTH-07] signing out removes the user’s data from all browser storage, even if another tab shows the data', async ({
  page,
  context,
  request,
}) => {
  const { userId, email } = persona('student-applied');
  await signInOnServer(request, 'student-applied');
  await page.goto('/student/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Meena Iyer' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'My applications' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const tab = await context.newPage();
  await tab.goto('/student/applications');
  await expect(tab.getByRole('main').getByRole('article').first()).toBeVisible();

  await page.bringToFront();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await expect(tab).toHaveURL(/\/auth\/login/);
  for (const open of [page, tab]) {
    for (const own of [userId, email, 'Iyer']) {
      await expect.poll(() => storagesOf(open)).not.toContain(own);
    }
  }
});
