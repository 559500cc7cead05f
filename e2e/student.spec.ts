import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';
import { keepWrites, type Write } from './support/writes.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' });

const pdf = (name: string, bytes = 2_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes, 'a'), Buffer.from('%%EOF')]),
});

const documents = [
  ['10th marksheet', 'tenthResult'],
  ['12th marksheet', 'twelfthResult'],
  ['Income certificate', 'incomeCert'],
  ['Domicile certificate', 'domicileCert'],
] as const;

/**
 * Keeps only the writes to student profiles. The page also sends a write that registers the user's
 * role.
 */
const ofStudents = (writes: readonly Write[]) =>
  writes.filter(({ path }) => path.startsWith('/api/students'));

test('[STU-01] [STU-04] [STU-05] [STU-07] a new student fills in the details form and sees the values in the profile', {
  tag: '@every-engine',
}, async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const writes = await keepWrites(page);
  await openAs(page, 'student-new', '/student/profile');
  await expect(page).toHaveURL('/student/details');
  await expect(page.getByRole('heading', { level: 1, name: 'Student Details Form' })).toBeVisible();
  await expect(page.getByText('ravi@students.example')).toBeVisible();

  await page.getByLabel('Date of birth').fill('2006-08-15');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await field(page, 'Contact number').first().fill('98450 12345');
  await field(page, 'Address').first().fill('7, Temple Street, Mandya 571401');
  await field(page, 'Father’s name (optional)').fill('Suresh Kumar');
  for (const [label] of documents)
    await page.getByLabel(new RegExp(`^${label}`)).setInputFiles(pdf(`${label}.pdf`));
  for (const [label] of documents) await expect(page.getByText(`Uploaded: ${label}.pdf`)).toBeVisible();
  await save(page).click();

  await expect(page).toHaveURL('/student/profile');
  await expect(page.getByText('15 August 2006')).toBeVisible();
  await expect(page.getByText('Suresh Kumar')).toBeVisible();
  await expect(page.getByText('9 of 12')).toBeVisible();
  const sent = ofStudents(await writes());
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ method: 'POST', body: { contactNumber: '+919845012345', gender: 'Male' } });
  expect(Object.keys(sent[0]?.body as object)).toHaveLength(17);
  const links = page.getByRole('link', { name: /^View/ });
  await expect(links).toHaveCount(4);
  for (const [index, [, key]] of documents.entries()) {
    await expect(links.nth(index)).toHaveAttribute(
      'href',
      new RegExp(`/storage/v1/object/public/student-documents/[^/]+/${key}\\.pdf$`),
    );
  }
  const href = (await links.first().getAttribute('href')) ?? '';
  const start = await page.evaluate(async (url) => (await (await fetch(url)).text()).slice(0, 5), href);
  expect(start).toBe('%PDF-');
  await Promise.all([page.waitForEvent('popup'), links.first().click()]);
});

test('the student details form asks for confirmation before the user leaves with unsaved changes, and keeps the draft', async ({
  page,
}) => {
  await openAs(page, 'student', '/student/details');
  await page.getByText('Add a guardian').click();
  await field(page, 'Guardian’s name (optional)').fill('Kavita');
  await page.getByRole('link', { name: 'Home' }).first().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page).toHaveURL('/student/details');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(field(page, 'Guardian’s name (optional)')).toHaveValue('Kavita');
});
