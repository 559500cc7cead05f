import type { Page } from '@playwright/test';
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

/** Reads the messages that the mocked email service has received. */
const outbox = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('eduempower.mock.outbox') ?? '[]'));

test('[CON-02] [CON-03] a double click on the contact form’s submit button sends one message, shows a confirmation, and opens a page with the next steps', {
  tag: '@every-engine',
}, async ({ page }) => {
  await page.goto('/contact?network=latency:300');
  await write(page);
  await messageForm(page).send.dblclick();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(page).toHaveURL('/contact-submitted');
  expect(await outbox(page)).toEqual([whole]);
  await expect(page.getByText(/reply to the email address you gave us/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Contact' }).click();
  await expect(page).toHaveURL('/contact');
  // Sending the message clears the form and its draft.
  for (const name of names) await expect(messageForm(page).fields[name]).toHaveValue('');
});
