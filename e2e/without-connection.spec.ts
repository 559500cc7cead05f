import type { BrowserContext, Page } from '@playwright/test';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const FORM = '/scholarship/sch-girls-in-stem/application-form';
const NEED = 'Fees and rent for the first year. '.repeat(5).trim();
const FIT = 'Marks, and work beside school. '.repeat(5).trim();

const need = (page: Page) => page.getByRole('textbox', { name: 'Why do you need this scholarship?' });

async function fillIn(page: Page, path = FORM) {
  await openAs(page, 'student', path);
  await need(page).fill(NEED);
  await page.getByRole('textbox', { name: 'Why are you a perfect fit?' }).fill(FIT);
}

/** The site-wide offline notice, which is outside `main`. The form's notice is inside. */
const offlineNotice = (page: Page) => page.locator('main ~ [role="status"]');

/** Submits an application while offline. */
async function applyOffline(page: Page, context: BrowserContext) {
  await fillIn(page);
  // Waits until the offline notice and the toasts have loaded, because they can't load offline.
  await expect(offlineNotice(page)).toBeAttached();
  await expect(page.locator('[data-position="bottom-right"]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(offlineNotice(page).getByText('You’re offline.')).toBeVisible();
  await expect(page.getByText('You’re offline. What you type is saved on this device.')).toBeVisible();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByRole('button', { name: 'Waiting for a connection…' })).toBeVisible();
}

test('[OUT-07] a notice appears while the student is offline, and an application submitted offline is sent exactly once when the connection returns', async ({
  page,
  context,
}) => {
  const writes = await keepWrites(page);
  await applyOffline(page, context);
  await context.setOffline(false);
  await expect(offlineNotice(page)).toBeEmpty();
  await expect(page).toHaveURL(/\/scholarship\/application-success/);
  expect((await writes()).filter(({ path }) => path.endsWith('/applications'))).toHaveLength(1);
});
