import type { Page } from '@playwright/test';
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
const titles = (page: Page) => table(page).getByRole('rowheader');
const dialog = (page: Page) => page.getByRole('dialog', { name: CROWDED });

/**
 * Opens the review of the scholarship with the most applicants, and searches for an applicant.
 * Expects the search text to stay out of the URL.
 */
async function openApplicant(page: Page, text: string) {
  await openAs(page, 'organization', `${REVIEW}?show=all`);
  await page.getByRole('button', { name: 'Load all details' }).click();
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill(text);
  await expect(page).toHaveURL(`${REVIEW}?show=all`);
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).first();

test('[ORG-15] [ORG-17] the scholarship analytics show the stored applications without calling the API', async ({
  page,
}) => {
  await visitDashboard(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.getByRole('button', { name: `More: ${CROWDED}` }).click();
  await page.getByRole('link', { name: `View Analytics: ${CROWDED}` }).click();
  await expect(dialog(page).getByRole('definition').filter({ hasText: /^312$/ })).toBeVisible();
  await expect(dialog(page).getByText(/No profiles have been loaded on this device/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(ANALYTICS);
  await expect(figure(page, 'Total Scholarships')).toContainText('7');
  await expect(figure(page, 'Total Applicants')).toContainText('463');
  await expect(figure(page, 'Total Funding')).toContainText('₹3,65,499');
  await expect(figure(page, 'Active Scholarships')).toContainText('6');
  await expect(table(page).getByRole('row', { name: /Girls in STEM/ })).toContainText('₹60,000');
  await expect(page.getByText(/^As of \d+ \w+ \d{4}/)).toBeVisible();
  await expect(page.getByText('Sample data')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Applications by status' })).toBeVisible();
  expect(calls).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('[ANA-02] [ORG-15] [ROUTE-04] the analytics table keeps its sort order in the URL across a reload, and Back restores the previous order', async ({
  page,
}) => {
  await visitDashboard(page);
  // The analytics' old URL redirects to the new one.
  await page.goto('/organization/analytics');
  await expect(page).toHaveURL(ANALYTICS);
  await table(page).getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(`${ANALYTICS}?sort=title`);
  const first = titles(page).first();
  await expect(first).toHaveText('Bengaluru Polytechnic Diploma Grant');
  await page.reload();
  await expect(first).toHaveText('Bengaluru Polytechnic Diploma Grant');
  await page.goBack();
  await expect(page).toHaveURL(ANALYTICS);
  await expect(table(page).getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute('aria-sort');
});

test('[ORG-16] [WCAG-2.4.3] a scholarship’s analytics dialog has its own URL, closes on Back, and returns the focus to the button that opened it', async ({
  page,
}) => {
  await visitDashboard(page);
  await page.goto(ANALYTICS);
  const opener = page.getByRole('button', { name: `View Details: ${CROWDED}` });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(DETAILS);
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(page).toHaveURL(ANALYTICS);

  await page.goto(`${ANALYTICS}?scholarship=sch-unknown`);
  await expect(page.getByRole('dialog', { name: 'Scholarship not found' })).toBeVisible();
});

test('[ANA-02] [ORG-17] an applicant review reads its filter from the URL, and the analytics count the profiles that the review has loaded', async ({
  page,
}) => {
  await visitDashboard(page);
  await page.goto(`${REVIEW}?show=accepted`);
  await page.getByRole('button', { name: 'Load all details' }).click();
  // This takes a while, because the 312 profiles load six at a time.
  await expect(page.getByRole('button', { name: 'Load all details' })).toBeHidden({ timeout: 60_000 });
  await page.getByRole('searchbox', { name: 'Search applicants' }).fill('mishra');
  await expect(page.getByRole('radio', { name: 'Accepted' })).toBeChecked();
  const names = page.getByRole('list', { name: 'Applicants' }).getByRole('button');
  await expect(names.first()).toContainText('Mishra');
  for (const name of await names.allTextContents()) expect(name).toContain('Mishra');
  await page.getByRole('link', { name: 'Statistics' }).click();
  await expect(dialog(page).getByText('Based on the profiles of 312 of 312 applicants.')).toBeVisible();
});

test('[REV-01] [ROUTE-06] an applicant review opens from its URL on a new device', async ({ page }) => {
  await openAs(page, 'organization', REVIEW);
  await expect(page.getByRole('heading', { level: 1, name: CROWDED })).toBeVisible();
  await expect(page.getByText(/^Showing \d+ of 312 applicants$/)).toBeVisible();
});

test('[REV-01] a student’s application shows ‘Not selected’ after a rejection, and ‘In review’ after the organization undoes a decision', async ({
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
  await openApplicant(page, 'meena@students.example');
  await expect(decision.getByText('Accepted')).toBeVisible();
  await press('Reject: Meena Iyer');
  await expect(decision.getByText('Rejected')).toBeVisible();
  await expect(await asStudent()).toContainText('Not selected');

  await openApplicant(page, 'meena@students.example');
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
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
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
