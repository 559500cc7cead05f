import type { Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const APPLY = '/scholarship/sch-girls-in-stem/apply';
const FORM = '/scholarship/sch-girls-in-stem/application-form';

const line = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test('[ROUTE-01] [SCH-14] the ‘Before you apply’ page compares a scholarship’s requirements with the student’s profile, and links to the application form', async ({
  page,
}) => {
  await openAs(page, 'student', '/scholarship/sch-girls-in-stem');
  await page.getByRole('link', { name: 'Check what you need' }).click();
  await expect(page).toHaveURL(APPLY);
  await expect(page).toHaveTitle('Before you apply · EduEmpower');
  await expect(line(page, '12th Marksheet')).toContainText('In your profile');
  await expect(line(page, 'Income Certificate')).toContainText('In your profile');
  await expect(line(page, 'Domicile Certificate')).toContainText('In your profile');
  await expect(line(page, 'Family income up to ₹3,00,000')).toContainText(
    'Your income certificate must show an income within this limit.',
  );
  await expect(line(page, 'Admission Letter')).toContainText('Keep it ready');
  await expect(page.getByText('You can apply now. 3 of 4 documents are in your profile.')).toBeVisible();

  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await expect(page).toHaveURL(FORM);
  const documents = page.getByRole('region', { name: 'Your documents' });
  await expect(documents.getByRole('listitem')).toHaveCount(4);
  await expect(documents.getByRole('listitem').filter({ hasText: 'Admission Letter' })).toContainText(
    'keep it ready',
  );
  const kept = await page.evaluate(() => sessionStorage.getItem('eduempower.selected-scholarship'));
  expect(JSON.parse(kept ?? 'null')).toEqual({ id: 'sch-girls-in-stem', title: 'Girls in STEM Scholarship' });
  await expect(documents.getByText('not added yet')).toHaveCount(0);
});
