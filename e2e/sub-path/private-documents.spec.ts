import type { Locator } from '@playwright/test';
import type { PersonaName } from '#mocks/data/personas.ts';
import { siteNamed } from '../../scripts/sites/sites.ts';
import { openAs } from '../support/open-as.ts';
import { expect, test } from '../support/test.ts';

const { base } = siteNamed('sub-path');

test('[STU-04] [STU-08] [ORG-16] with private buckets, a student and an organization can open a document at a signed URL, but not at an unsigned one', async ({
  page,
  context,
  expectConsole,
}) => {
  // A static host answers an unknown address with 404. The storage refuses an unsigned read with
  // 400 or 401.
  expectConsole(/40[014]/);
  const open = (persona: PersonaName | null, path: string) => openAs(page, persona, `${base}${path}`);
  // The mock storage's host does not exist, so the new tab stays empty. Reads the signed URL from
  // the link instead.
  const openDocument = async (link: Locator) => {
    const [tab] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await tab.close();
    await expect(page.getByText(/^Opened in a new tab/)).toBeVisible();
    return (await link.getAttribute('href')) ?? '';
  };
  const read = (url: string) => page.evaluate(async (address) => (await fetch(address)).text(), url);
  const content = '%PDF-1.7\nMy income\n%%EOF';

  await open('student-applied', 'student/details');
  await page
    .getByLabel(/^Income certificate/)
    .setInputFiles({ name: 'income.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
  await expect(page.getByText('Uploaded: income.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page).toHaveURL(`${base}student/profile`);

  const stored =
    /\/storage\/v1\/object\/authenticated\/student-documents\/user_meena_applied\/incomeCert\.pdf$/;
  const signed =
    /\/storage\/v1\/object\/sign\/student-documents\/user_meena_applied\/incomeCert\.pdf\?token=/;
  const view = page.getByRole('link', { name: /^View.*Income certificate/i });
  await expect(view).toHaveAttribute('href', stored);
  const record = (await view.getAttribute('href')) ?? '';
  const ofStudent = await openDocument(view);
  expect(ofStudent).toMatch(signed);
  expect(await read(ofStudent)).toBe(content);
  expect(await read(record)).not.toBe(content);
  expect(await read(record.replace('/authenticated/', '/public/'))).not.toBe(content);

  await open(
    'organization',
    'organization/dashboard/review/sch-hundreds-applied?show=all&applicant=app-hundreds-applied-1',
  );
  const applicant = page.getByRole('article').filter({ hasText: 'meena@students.example' });
  const document = applicant.getByRole('link', { name: /income/i });
  await expect(document).toHaveAttribute('href', stored);
  const ofOrganization = await openDocument(document);
  expect(ofOrganization).toMatch(signed);
  expect(await read(ofOrganization)).toBe(content);
});

test('[ROUTE-04] with private buckets, the Privacy page does not say that documents have public addresses', async ({
  page,
}) => {
  await page.goto(`${base}privacy`);
  await expect(
    page.getByText(/^Documents open only for you, and for organizations you’ve applied to\./),
  ).toBeVisible();
  await expect(page.getByText('Documents have public addresses.')).toHaveCount(0);
});
