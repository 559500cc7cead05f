import type { Page } from '@playwright/test';
import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const whole = {
  name: 'Asha Sharma',
  email: 'asha@students.example',
  subject: 'My application',
  message: 'Has it arrived?\n\nIt was for the Girls in STEM Scholarship.',
};

function messageForm(page: Page) {
  const form = page.getByRole('form', { name: 'Message to EduEmpower' });
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  return {
    fields: {
      name: field('Your name'),
      email: field('Email address'),
      subject: field('Subject'),
      message: field('Message'),
    },
    problem: form.getByRole('alert'),
    send: form.getByRole('button', { name: 'Send message' }),
  };
}

const names = ['name', 'email', 'subject', 'message'] as const;

async function write(page: Page) {
  const { fields } = messageForm(page);
  for (const name of names) await fields[name].fill(whole[name]);
}

async function expectKept(page: Page) {
  const { fields } = messageForm(page);
  for (const name of names) await expect(fields[name]).toHaveValue(whole[name]);
}

/** What the mocked service has taken. */
const outbox = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('eduempower.mock.outbox') ?? '[]'));

test('[CON-02] [CON-03] a message is sent once for a double click, says so, and leads to what happens next', async ({
  page,
}) => {
  await page.goto('/contact?latency=300');
  await write(page);
  await messageForm(page).send.dblclick();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/contact-submitted');
  expect(await outbox(page)).toEqual([whole]);
  await expect(page.getByText(/answer goes to the email address that you gave us/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // Nothing is left of what has been sent.
  for (const name of names) await expect(messageForm(page).fields[name]).toHaveValue('');
});

test('[CON-02] who goes elsewhere while the message is on its way stays there, and is told', async ({
  page,
}) => {
  await page.goto('/contact?latency=1500');
  await write(page);
  await messageForm(page).send.click();
  await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about-edu-empower');
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/about-edu-empower');
  expect(await outbox(page)).toEqual([whole]);
  await page.goto('/contact');
  await expect(messageForm(page).send).toBeVisible();
  await expect(messageForm(page).fields.message).toHaveValue('');
});

test('[CON-03] the confirmation has its own address, and leads home', async ({ page }) => {
  await page.goto('/contact/submitted');
  await expect(page).toHaveURL('/contact-submitted');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expect(page.getByText('on its way')).toBeHidden();
  await page.getByRole('link', { name: 'Go to Homepage' }).click();
  await expect(page).toHaveURL('/');
});

test('[CON-02] [SAFE-04] a refused message says why and what to do, and keeps every word, over a reload too', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/412/);
  await page.goto('/?mock=contact-send-failed');
  await expect(page).toHaveURL('/contact');
  await write(page);
  const { send, problem } = messageForm(page);
  await send.click();
  await expect(problem).toContainText(/refused the message \(412\)/);
  await expect(problem).toContainText('Failed to send message.');
  await expect(problem).toBeFocused();
  await expect(page.getByRole('alert').filter({ hasText: /^Failed to send message\.$/ })).toBeVisible();
  await expect(problem.getByRole('link', { name: /own mail program/ })).toHaveAttribute(
    'href',
    /^mailto:support@eduempower\.example\?subject=My%20application&body=Has/,
  );
  await expect(problem.getByRole('link', { name: '+91 80 5550 0142' })).toBeVisible();
  await expectKept(page);
  expect(await outbox(page)).toEqual([]);
  await page.goto('/contact?mock=none');
  await expectKept(page);
  await messageForm(page).send.click();
  await expect(page).toHaveURL('/contact-submitted');
  expect(await outbox(page)).toEqual([whole]);
});

test('[SAFE-04] a message that was begun is there after a reload and after Back, and can be let go', async ({
  page,
}) => {
  await page.goto('/contact');
  await write(page);
  await page.reload();
  await expectKept(page);
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about-edu-empower');
  await page.goBack();
  await expectKept(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  for (const name of names) await expect(messageForm(page).fields[name]).toHaveValue('');
  await page.reload();
  await expect(messageForm(page).send).toBeVisible();
  await expect(messageForm(page).fields.message).toHaveValue('');
});

test('[SAFE-04] [AUTH-07] who is signed in finds name, address and draft, in a new tab too; after signing out they are gone', async ({
  page,
  context,
}) => {
  await openAs(page, 'student', '/contact');
  const { fields } = messageForm(page);
  await expect(fields.name).toHaveValue('Asha Sharma');
  await expect(fields.email).toHaveValue('asha@students.example');
  await fields.message.fill('Has it arrived?');
  await expect(page.getByText('Draft saved on this device')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/contact');
  await expect(messageForm(other).fields.message).toHaveValue('Has it arrived?');
  await other.close();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  // There is a draft, so the sign-out asks what becomes of it.
  await page.getByRole('dialog', { name: 'Sign out' }).getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(fields.message).toHaveValue('');
  await expect(fields.name).toHaveValue('');
});

test('[CON-01] [CON-02] [WCAG-2.1.1] the whole page works by keyboard alone', async ({ page }) => {
  await page.goto('/contact');
  const { fields } = messageForm(page);
  await expect(fields.name).toBeVisible();
  const focused = () => fields.name.evaluate((field) => field === document.activeElement);
  for (let press = 0; press < 40 && !(await focused()); press += 1) await page.keyboard.press('Tab');
  for (const name of names) {
    await expect(fields[name]).toBeFocused();
    await page.keyboard.insertText(whole[name]);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact-submitted');
  expect(await outbox(page)).toEqual([whole]);
});

test('the contact pages hold no barrier, wide and narrow, in light and dark', async ({ page }) => {
  await page.goto('/contact');
  await expect(messageForm(page).send).toBeVisible();
  await expectSound(page);
  await messageForm(page).send.click();
  await expect(messageForm(page).problem).toBeVisible();
  for (const question of await page.getByRole('main').locator('summary').all()) await question.click();
  await expectSound(page);
  await page.goto('/contact-submitted');
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await expectSound(page);
});
