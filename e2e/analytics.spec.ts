import type { Page } from '@playwright/test';
import { addStyle } from './support/every-control.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';

const DASHBOARD = '/organization/dashboard';
const ANALYTICS = '/organization/dashboard/scholarship-analytics';
const KEY = 'eduempower.organization-scholarships.user_vidya_trust';
const CROWDED = 'Vidya Trust National Scholarship';
const DETAILS = `${ANALYTICS}?scholarship=sch-hundreds-applied`;
const STEM = `${ANALYTICS}?scholarship=sch-girls-in-stem`;
const REVIEW = '/organization/dashboard/review/sch-hundreds-applied';

/**
 * Opens the dashboard as an organization, and waits until the dashboard has stored the data that
 * the analytics show.
 */
async function visitDashboard(page: Page) {
  await openAs(page, 'organization', DASHBOARD);
  await expect(page.getByRole('heading', { level: 2, name: CROWDED })).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('"readAt"');
}

const table = (page: Page) => page.getByRole('table', { name: 'Your Scholarships' });
const dialog = (page: Page) => page.getByRole('dialog', { name: CROWDED });

/**
 * Opens Meena Iyer's application at its URL, and searches for her. The list then contains nobody
 * else, so no other application opens after a decision.
 */
async function openMeena(page: Page) {
  await openAs(page, 'organization', `${REVIEW}?show=all&applicant=app-hundreds-applied-1`);
  await expect(page.getByRole('heading', { level: 1, name: CROWDED })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('meena@students.example');
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill('meena@students.example');
  await expect(page.getByText('Showing 1 of 312 applicants')).toBeVisible();
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).first();

test('[ORG-15] [ORG-16] [ORG-17] [ROUTE-04] [WCAG-2.4.3] the analytics show the dashboard’s stored data, and the dialog with a scholarship’s details has its own URL, closes on Back and Escape, and returns the focus to the button that opened it', async ({
  page,
}) => {
  await visitDashboard(page);
  // The analytics' old URL redirects to the new one.
  await page.goto('/organization/analytics');
  await expect(page).toHaveURL(ANALYTICS);
  await expect(figure(page, 'Total Scholarships')).toContainText('7');
  await expect(figure(page, 'Total Applicants')).toContainText('463');
  await expect(figure(page, 'Total Funding')).toContainText('₹3,65,499');
  await expect(figure(page, 'Active Scholarships')).toContainText('6');
  await expect(table(page).getByRole('row', { name: /Girls in STEM/ })).toContainText('₹60,000');
  await expect(page.getByText(/^As of \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Applications by status' })).toBeVisible();

  const opener = page.getByRole('button', { name: `View Details: ${CROWDED}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(DETAILS);
  await expect(dialog(page).getByRole('definition').filter({ hasText: /^312$/ })).toBeVisible();
  await expect(dialog(page).getByText(/No profiles have been loaded on this device/)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(ANALYTICS);

  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(ANALYTICS);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('[REV-01] [ROUTE-06] a student sees ‘Not selected’ after the organization rejects the application in a review opened at its own URL, and ‘In review’ after the organization reopens the application, accepts it and undoes the acceptance', async ({
  page,
}) => {
  const press = async (name: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('button', { name, exact: true }).click();
    expect((await saved).status()).toBe(200);
  };
  const decision = page.getByRole('article').filter({ hasText: 'meena@students.example' });
  const asStudent = async () => {
    await openAs(page, 'student-applied', '/student/applications');
    const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: CROWDED });
    await expect(mine).toBeVisible();
    return mine;
  };
  await openMeena(page);
  await expect(decision.getByText('Accepted')).toBeVisible();
  await press('Reject: Meena Iyer');
  await expect(decision.getByText('Rejected')).toBeVisible();
  await expect(await asStudent()).toContainText('Not selected');

  await openMeena(page);
  await expect(decision.getByText('Rejected')).toBeVisible();
  await press('Reopen: Meena Iyer');
  await press('Accept: Meena Iyer');
  await press('Undo');
  await expect(decision.getByText('To decide')).toBeVisible();
  await expect(await asStudent()).toContainText('In review');
});

test('[WCAG-1.4.4] on a phone with text at 200%, amounts in the analytics don’t wrap, and figures stay inside their boxes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitDashboard(page);
  await page.goto(STEM);
  await expect(page.getByRole('dialog').getByText('Average Marks')).toBeVisible();
  await addStyle(page, 'html { font-size: 200% }');
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('main dd, main td, dialog dd, dialog select')].flatMap((element) => {
      const box = element.parentElement?.parentElement?.getBoundingClientRect();
      const text = document.createRange();
      text.selectNodeContents(element);
      const isBroken = /^₹[\d,]+$/.test(element.textContent) && text.getClientRects().length > 1;
      const isOut = box !== undefined && element.getBoundingClientRect().right > box.right + 1;
      return isBroken || isOut ? [element.textContent] : [];
    }),
  );
  expect(faults).toEqual([]);
});
