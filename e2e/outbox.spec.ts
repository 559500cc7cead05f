import type { BrowserContext, Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const FORM = '/scholarship/sch-girls-in-stem/application-form';
const NEED = 'Fees and rent for the first year. '.repeat(5).trim();
const FIT = 'Marks, and work beside school. '.repeat(5);

const need = (page: Page) => page.getByRole('textbox', { name: 'Why do you need this scholarship?' });
const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting' });
const saved = 'Saved. We will send it when you are online';
/** What the mocked email service has taken. */
const messages = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('eduempower.mock.outbox') ?? '[]'));

async function applyOffline(page: Page, context: BrowserContext) {
  await openAs(page, 'student', FORM);
  await need(page).fill(NEED);
  await page.getByRole('textbox', { name: 'Why are you a perfect fit?' }).fill(FIT);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send when I am online' }).click();
  await expect(waiting(page).getByRole('heading', { name: saved })).toBeVisible();
  await expect(waiting(page)).toBeFocused();
}

test('[OUT-01] [OUT-02] [OUT-03] an application that is written offline is sent once at the next visit, and told', async ({
  page,
  context,
}) => {
  await applyOffline(page, context);
  await expect(waiting(page)).toContainText(/The deadline is/);
  await expectSound(page);
  const writes = await keepWrites(page);
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto(FORM);
  await expect(page.getByText('Sent: Application: Girls in STEM Scholarship')).toBeVisible();
  await expect(waiting(page).getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  expect((await writes()).filter(({ path }) => path.endsWith('/applications'))).toHaveLength(1);
  await waiting(page).getByRole('link', { name: 'See my applications' }).click();
  await expect(page.getByText('1 application')).toBeVisible();
  await page.getByRole('button', { name: 'Outbox: 1' }).click();
  const list = page.getByRole('dialog', { name: 'Outbox' });
  await expect(list.getByRole('listitem')).toContainText('It has arrived');
  await expectSound(page);
  await list.getByRole('button', { name: 'OK' }).click();
  await expect(list).toContainText('Nothing is waiting to be sent.');
  await list.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^Outbox/ })).toHaveCount(0);
});

test('[OUT-03] an application that was refused meanwhile says so in the form’s words, and can be edited', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/409/);
  await applyOffline(page, context);
  await page.evaluate(() => {
    const key = 'eduempower.mock.line';
    const line = JSON.parse(sessionStorage.getItem(key) ?? '{"latencyMs":0,"offline":false}');
    sessionStorage.setItem(key, JSON.stringify({ ...line, scenario: 'application-409' }));
  });
  await context.setOffline(false);
  await expect(waiting(page).getByRole('heading', { name: 'It was not accepted' })).toBeVisible();
  await expect(waiting(page)).toContainText('You have already applied for this scholarship.');
  await expect(waiting(page).getByRole('link', { name: 'browse scholarships' })).toBeVisible();
  await expectSound(page);
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(need(page)).toHaveValue(NEED);
  await expect(waiting(page)).toHaveCount(0);
});

test('[OUT-03] what is edited or withdrawn while it waits is not sent', async ({ page, context }) => {
  await applyOffline(page, context);
  await waiting(page).getByRole('button', { name: 'Edit' }).click();
  await expect(need(page)).toHaveValue(NEED);
  await page.getByRole('button', { name: 'Send when I am online' }).click();
  await waiting(page).getByRole('button', { name: 'Withdraw' }).click();
  await waiting(page).getByRole('button', { name: 'Withdraw and delete' }).click();
  await expect(need(page)).toHaveValue('');
  await context.setOffline(false);
  await page.goto('/student/applications');
  await expect(page.getByText('You have not applied for a scholarship yet.')).toBeVisible();
});

test('[OUT-04] an application whose answer is lost is looked up, and not sent twice', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await applyOffline(page, context);
  await page.evaluate(() => {
    const key = 'eduempower.mock.line';
    const line = JSON.parse(sessionStorage.getItem(key) ?? '{"latencyMs":0,"offline":false,"scenario":null}');
    sessionStorage.setItem(key, JSON.stringify({ ...line, dropNext: 1 }));
  });
  await context.setOffline(false);
  await expect(waiting(page).getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  await page.goto('/student/applications');
  await expect(page.getByText('1 application')).toBeVisible();
});

test('[OUT-01] [OUT-04] a message waits and is sent; one whose answer is lost is unclear, and not sent again', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.goto('/contact');
  const write = async () => {
    const form = page.getByRole('form', { name: 'Message to EduEmpower' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await field('Your name').fill('Asha Sharma');
    await field('Email address').fill('asha@students.example');
    await field('Subject').fill('My application');
    await field('Message').fill('Has it arrived?');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send when I am online' }).click();
    await expect(waiting(page).getByRole('heading', { name: saved })).toBeVisible();
  };
  await write();
  await expect(waiting(page)).toContainText('it is kept in this tab alone');
  await context.setOffline(false);
  await expect(waiting(page).getByRole('heading', { name: 'It has arrived' })).toBeVisible();
  expect(await messages(page)).toHaveLength(1);
  await waiting(page).getByRole('button', { name: 'OK' }).click();

  await write();
  await page.evaluate(() => {
    const key = 'eduempower.mock.line';
    const line = JSON.parse(sessionStorage.getItem(key) ?? '{"latencyMs":0,"offline":false,"scenario":null}');
    sessionStorage.setItem(key, JSON.stringify({ ...line, dropNext: 1 }));
  });
  await context.setOffline(false);
  await expect(
    waiting(page).getByRole('heading', { name: 'It is unclear whether it has arrived' }),
  ).toBeVisible();
  await page.reload();
  await expect(waiting(page)).toContainText('We do not send it again unless you ask us to.');
  expect(await messages(page)).toHaveLength(2);
});

for (const { persona, path, title, field, press, button, at, body } of [
  {
    persona: 'student',
    path: '/student/details',
    title: 'Student profile',
    press: ['Send when I am online'],
    button: 'Save profile',
    field: 'Guardian’s name (optional)',
    at: '/student/profile',
    body: { guardianName: 'Kavita Sharma' },
  },
  {
    persona: 'organization',
    path: '/organization/profile?edit=true',
    title: 'Organization profile',
    press: ['Send when I am online', 'Save anyway'],
    button: 'Save',
    field: 'Contact person',
    at: '/organization/profile',
    body: { contactPerson: 'Kavita Sharma', verified: false },
  },
] as const) {
  test(`[OUT-01] [OUT-02] ‘${title}’, changed offline, is sent once when the connection is back, and is shown then`, async ({
    page,
    context,
  }) => {
    const writes = await keepWrites(page);
    await openAs(page, persona, path);
    await page.getByRole('textbox', { name: field }).fill('Kavita Sharma');
    await expect(page.getByText('Draft saved on this device').first()).toBeVisible();
    await context.setOffline(true);
    for (const name of press) await page.getByRole('button', { name }).click();
    await expect(waiting(page).getByRole('heading', { name: saved })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'You are offline.' })).toContainText(
      'What you chose to send later will then be sent.',
    );
    await expect(page.getByRole('button', { name: button, exact: true })).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText(`Sent: ${title}`)).toBeVisible();
    await expect(waiting(page).getByRole('heading', { name: 'It has arrived' })).toBeVisible();
    const sent = (await writes()).filter(({ method }) => method === 'PUT');
    expect(sent).toMatchObject([{ body }]);
    await page.goto(at);
    await expect(page.getByRole('main').getByText('Kavita Sharma')).toBeVisible();
  });
}

test('[OUT-02] [OUT-06] a sign-out asks about what waits; another person neither sees nor sends it', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/503/);
  await applyOffline(page, context);
  // The connection is back for the sign-out, and the server is not: nothing is sent automatically yet.
  await page.evaluate(() => {
    const key = 'eduempower.mock.line';
    const line = JSON.parse(sessionStorage.getItem(key) ?? '{"latencyMs":0,"offline":false,"scenario":null}');
    sessionStorage.setItem(key, JSON.stringify({ ...line, busyNext: 9 }));
  });
  await context.setOffline(false);
  await expect(waiting(page)).toContainText('Many people are applying right now.');
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out' });
  await expect(question).toContainText('Something is waiting to be sent.');
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await openAs(page, 'student-applied', FORM);
  await expectSignedIn(page);
  await expect(need(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Outbox/ })).toHaveCount(0);
  await openAs(page, 'student', '/student/applications');
  await expect(page.getByRole('button', { name: 'Outbox: 1' })).toBeVisible();
});

test('[OUT-05] in a storm of 503 the form waits with its text, and is sent when it is tried at once', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/503/);
  await openAs(page, 'student', `${FORM}?network=busy:1`);
  await need(page).fill(NEED);
  await page.getByRole('textbox', { name: 'Why are you a perfect fit?' }).fill(FIT);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText(/we try again in \d+ seconds/).last()).toBeVisible();
  await expect(need(page)).toHaveValue(NEED);
  await expectSound(page);
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText('Your application has been sent.')).toBeVisible();
});
