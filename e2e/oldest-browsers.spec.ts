import type { Page } from '@playwright/test';
import { newerThanOldest } from '../tools/old-browsers/scripts.ts';
import { answerFields, expectAnswersKept, writeAnswers } from './support/answers.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

/**
 * Deletes browser features before a page's scripts run. By default, deletes every feature that at
 * least one of the oldest supported browsers lacks.
 */
async function makeOld(page: Page, names: readonly string[] = newerThanOldest) {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const steps = path.split('.');
      const name = steps.pop() ?? '';
      let owner: object | null = globalThis;
      for (const step of steps) owner = owner === null ? null : (Reflect.get(owner, step) ?? null);
      if (owner !== null && Object.hasOwn(owner, name)) Reflect.deleteProperty(owner, name);
    }
  }, names);
}

const isThere = (page: Page, path: string) =>
  page.evaluate((steps) => {
    let owner: unknown = globalThis;
    for (const step of steps) owner = Object(owner)[step];
    return owner !== undefined;
  }, path.split('.'));

test('in the oldest supported browsers, a student finds a scholarship, signs in, keeps a draft, applies and signs out', async ({
  page,
}) => {
  await makeOld(page);
  await page.goto('/');
  for (const newer of [
    'AbortSignal.any',
    'Map.groupBy',
    'Array.prototype.toSorted',
    'HTMLElement.prototype.popover',
  ]) {
    expect(await isThere(page, newer), newer).toBe(false);
  }
  await page.getByRole('link', { name: 'Find a scholarship' }).click();
  // Waits for the new page, because the home page also has a search field.
  await expect(page.getByRole('heading', { level: 1, name: 'Scholarships' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('girls in stem');
  await page.getByRole('link', { name: 'Apply Now: Girls in STEM Scholarship' }).click();
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await signInThroughForm(page, 'student');
  await expectSignedIn(page);
  await page.getByRole('link', { name: 'Proceed to Application' }).click();
  await writeAnswers(page);
  await page.reload();
  await expectAnswersKept(page);
  await answerFields(page).send.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for applying' })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('link', { name: 'My applications', exact: true }).last().click();
  await expect(page.getByRole('link', { name: 'Girls in STEM Scholarship', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');
});

test('in the oldest supported browsers, a student can upload a document', async ({ page }) => {
  await makeOld(page);
  await openAs(page, 'student-applied', '/student/details');
  const file = page.getByLabel(/^Income certificate/);
  await file.setInputFiles({
    name: 'income.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
  });
  await expect(page.getByText('Uploaded: income.pdf')).toBeVisible();
});

test('in the oldest supported browsers, a donor can donate from the sorted campaign list, and an organization sees its dashboard', async ({
  page,
}) => {
  await makeOld(page);
  await openAs(page, 'donor', '/crowdfunding?sort=ending');
  await page
    .getByRole('link', { name: /Village Library/ })
    .first()
    .click();
  const panel = page.getByRole('region', { name: 'Donate' });
  await panel.getByRole('button', { name: /^Donate/ }).click();
  await page
    .getByRole('dialog', { name: 'Test checkout' })
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(panel.getByText('Donation successful')).toBeVisible();

  await openAs(page, 'organization', '/organization/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in a browser that is too old, a notice names supported browsers, and a prerendered page stays readable', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404 \(Not Found\)/);
  await makeOld(page, ['Array.prototype.findLast']);
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
    route.fulfill({ status: 404, body: 'unreadable' }),
  );
  const notice = page.getByRole('alert');
  const words =
    /^This browser is too old for EduEmpower: .* use Chrome 109, Firefox 115, Safari 16\.4 or newer\.$/;
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(notice).toHaveText(words);
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  // A page that is not prerendered shows only this notice.
  await page.goto('/scholarship/sch-girls-in-stem', { waitUntil: 'commit' });
  await expect(notice).toHaveText(words);
});
