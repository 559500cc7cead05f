import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { photographDocument } from './support/photograph-document.ts';
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

/** The writes of a student's profile; the role is told to the server too. */
const ofStudents = (writes: readonly Write[]) =>
  writes.filter(({ path }) => path.startsWith('/api/students'));

test('[STU-01] [STU-04] [STU-05] [STU-07] a new student fills in everything and finds it in the profile', async ({
  page,
  expectConsole,
}) => {
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

test('[STU-02] a student whose account has no name is asked for it, and has it in the account afterwards', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const writes = await keepWrites(page);
  await openAs(page, 'student-new', '/student/details', { mock: 'student-name-missing' });
  await expect(field(page, 'Name').first()).toHaveValue('');
  await page.getByLabel('Date of birth').fill('2006-08-15');
  await page.getByRole('radio', { name: 'Male', exact: true }).check();
  await field(page, 'Contact number').first().fill('98450 12345');
  await field(page, 'Address').first().fill('7, Temple Street, Mandya 571401');
  await save(page).click();
  await expect(page.getByRole('link', { name: 'Name is required' })).toBeVisible();
  await field(page, 'Name').first().fill('Ravi Shankar Prasad');
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  expect(ofStudents(await writes())[0]?.body).toMatchObject({ fullName: 'Ravi Shankar Prasad' });
  for (const { path, body } of await writes()) {
    if (path.endsWith('/users/registerorupdate')) expect(body).toMatchObject({ name: '' });
  }
  await page.goto('/student/details?mock=none');
  await expect(page.getByRole('button', { name: 'Your account: Ravi Shankar Prasad' })).toBeVisible();
});

test('[STU-05] [STU-09] an edit sends the whole profile, and nothing where nothing changed', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, 'student', '/student/profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await expect(field(page, 'Father’s name (optional)')).toHaveValue('Mahesh Sharma');
  await field(page, 'Guardian’s name (optional)').fill('Kavita Sharma');
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  await expect(page.getByText('Kavita Sharma')).toBeVisible();
  expect(ofStudents(await writes())).toEqual([
    {
      method: 'PUT',
      path: expect.stringContaining('/api/students/'),
      body: expect.objectContaining({ fatherName: 'Mahesh Sharma', guardianName: 'Kavita Sharma' }),
    },
  ]);
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  expect(ofStudents(await writes())).toHaveLength(1);
});

test('[STU-05] [SAFE-04] a refused save says why by the field; a reload and Back lose nothing', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  await openAs(page, null, '/?mock=student-save-refused');
  await expect(page).toHaveURL('/student/details');
  await field(page, 'About me (optional)').fill('I teach younger children.');
  await page.getByLabel(/^Domicile certificate/).setInputFiles(pdf('domicile.pdf'));
  await page.getByRole('button', { name: 'Replace it now' }).click();
  await expect(page.getByText('Uploaded: domicile.pdf')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Contact number must be +91 followed by ten digits.')).toHaveCount(2);
  await expect(page.getByText("Father's name is required.")).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'There is a problem' }).locator('..')).toBeFocused();
  await expectNoAxeViolations(page);

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page, 'About me (optional)')).toHaveValue('I teach younger children.');
  await expect(page.getByText(/^Your unsaved changes of/)).toBeVisible();
});

test('[STU-03] a document is taken away with the next save, and so is its file', async ({ page }) => {
  const writes = await keepWrites(page);
  await openAs(page, 'student', '/student/details');
  await page.getByRole('button', { name: 'Remove Domicile certificate' }).click();
  await expect(page.getByText('It is removed when you save.')).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  await expect(page.getByRole('link', { name: /^View Domicile certificate/ })).toHaveCount(0);
  expect(ofStudents(await writes())).toMatchObject([
    { body: { domicileCert: null, userId: 'user_asha_student' } },
  ]);
});

test('[STU-04] a removed document whose file could not be deleted is told on the profile, over a reload too', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/A removed document could not be deleted/);
  expectConsole(/status of 400/);
  await openAs(page, 'student', '/student/details?mock=student-file-left');
  await page.getByRole('button', { name: 'Remove Domicile certificate' }).click();
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  await page.reload();
  await expect(page.getByText(/^The file of a document that you removed is still stored\./)).toBeVisible();
  await expectNoAxeViolations(page);
});

test('[STU-04] [UPLOAD-01] a slow upload shows how far it is, can be cancelled, and fails with the network', async ({
  page,
}) => {
  await openAs(page, 'student', '/student/details?upload=40000');
  const domicile = page.getByLabel(/^Domicile certificate/);
  await domicile.setInputFiles(pdf('domicile.pdf', 400_000));
  await page.getByRole('button', { name: 'Replace it now' }).click();
  const bar = page.getByRole('progressbar', { name: 'Uploading Domicile certificate' });
  await expect.poll(() => bar.evaluate((element: HTMLProgressElement) => element.value)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel the upload of Domicile certificate' }).click();
  await expect(bar).toBeHidden();
  await expect(page.getByRole('link', { name: /^View Domicile certificate/ })).toBeVisible();

  await domicile.setInputFiles(pdf('domicile.pdf', 400_000));
  await expect(bar).toBeVisible();
  // The line dies on the way: the mock keeps it so in this tab's storage.
  await page.evaluate(() => {
    const key = 'eduempower.mock.network';
    sessionStorage.setItem(
      key,
      JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), offline: true }),
    );
  });
  await expect(
    page.getByText(/^The connection dropped\. Trying again in \d seconds? \(2 of 3\)$/),
  ).toBeVisible();
  await expect(
    page.getByText('Failed to upload domicile.pdf: Upload failed: The connection was lost.'),
  ).toBeVisible();
  await page.evaluate(() => {
    const key = 'eduempower.mock.network';
    const line = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.setItem(key, JSON.stringify({ ...line, offline: false, uploadRate: 4_000_000 }));
  });
  await page.getByRole('button', { name: 'Try again to upload Domicile certificate' }).click();
  await expect(page.getByText('Uploaded: domicile.pdf')).toBeVisible();
});

test('[SCAN-01] [SCAN-02] a student photographs a certificate and finds it in the profile as a PDF', async ({
  page,
}) => {
  await openAs(page, 'student', '/student/details');
  await photographDocument(page, 'Income certificate');
  await page.getByRole('button', { name: 'Replace it now' }).click();
  await expect(page.getByText('Uploaded: Income certificate.pdf')).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL('/student/profile');
  const link = page.getByRole('link', { name: /^View Income certificate/ });
  const text = await page.evaluate(
    async (url) => new TextDecoder('latin1').decode(await (await fetch(url)).arrayBuffer()),
    (await link.getAttribute('href')) ?? '',
  );
  expect(text.startsWith('%PDF-')).toBe(true);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
  expect(text.length).toBeLessThanOrEqual(400_000);
});

test('leaving with unsaved changes asks first, and says what is kept', async ({ page }) => {
  await openAs(page, 'student', '/student/details');
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

test('[STU-08] a profile that cannot be read says so, and is read again', async ({ page, expectConsole }) => {
  expectConsole(/503/);
  await openAs(page, null, '/?mock=student-profile-refused');
  await expect(page.getByRole('heading', { name: 'Error Loading Profile' })).toBeVisible({
    timeout: 10_000,
  });
  await expect(page.getByText('Profiles are being moved. Come back in an hour.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.evaluate(() => sessionStorage.removeItem('eduempower.mock.network'));
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Sharma' })).toBeVisible();
});

test('[STU-02] [WCAG-2.1.1] the form is filled in and mended by keyboard alone', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  await openAs(page, 'student-new', '/student/details');
  await page.getByLabel('Date of birth').focus();
  await page.keyboard.type('15082006');
  await page.keyboard.press('Tab');
  // The picker's own button.
  if (await page.getByLabel('Date of birth').evaluate((input) => input === document.activeElement)) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Contact number is required')).toHaveCount(2);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Contact number').first()).toBeFocused();
  await page.keyboard.type('9845012345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('7, Temple Street, Mandya');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/profile');
});

for (const path of ['/student/details', '/student/profile']) {
  test(`${path} holds no barrier and does not scroll sideways, wide and narrow, in light and dark`, async ({
    page,
  }) => {
    await openAs(page, 'student-applied', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
    await expectSound(page);
  });
}
