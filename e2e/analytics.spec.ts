import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expectNoAxeViolations, expectSoundInBothSchemes } from './support/accessibility.ts';
import { shareOf } from './support/combinations.ts';
import { layoutShift } from './support/layout-shift.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';

const DASHBOARD = '/organization/dashboard';
const ANALYTICS = '/organization/dashboard/scholarship-analytics';
const KEY = 'eduempower.organization-scholarships.user_vidya_trust';
const CROWDED = 'Vidya Trust National Scholarship';
const DETAILS = `${ANALYTICS}?scholarship=sch-hundreds-applied`;
const STEM = `${ANALYTICS}?scholarship=sch-girls-in-stem`;

/** Opens the dashboard as an organization, and waits until it has stored the list for the analytics. */
async function visitDashboard(page: Page) {
  await openAs(page, 'organization', DASHBOARD);
  await expect(page.getByRole('heading', { level: 2, name: CROWDED })).toBeVisible();
  await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), KEY)).toContain('"readAt"');
}

// One worker for all of them: the first visit is remembered.
test.describe.configure({ mode: 'default' });

let filled: Awaited<ReturnType<BrowserContext['storageState']>> | null = null;

async function visitAndRemember(page: Page) {
  await visitDashboard(page);
  filled = await page.context().storageState();
}

/** The same device as after a visit to the dashboard, which is made once and remembered. */
async function fillDevice(page: Page) {
  if (filled === null) return visitAndRemember(page);
  const { cookies, origins } = filled;
  // A file of the site, at which no application starts and none is disturbed.
  await page.goto('/icon.svg');
  await page.context().addCookies(cookies);
  await page.evaluate(
    (items) => {
      for (const { name, value } of items) localStorage.setItem(name, value);
    },
    origins.flatMap(({ localStorage }) => localStorage),
  );
}

/** Puts a record of a device's into the storage, and opens the analytics. */
async function openWith(page: Page, stored: unknown) {
  await openAs(page, 'organization', '/about');
  await expectSignedIn(page);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    typeof stored === 'string' ? stored : JSON.stringify(stored),
  ] as const);
  await page.goto(ANALYTICS);
}

const table = (page: Page) => page.getByRole('table', { name: 'Your Scholarships' });
const titles = (page: Page) => table(page).getByRole('rowheader');
const dialog = (page: Page) => page.getByRole('dialog', { name: CROWDED });

/** Opens the applicants of the largest scholarship, and looks for one; what is looked for is not in the address. */
async function openApplicant(page: Page, text: string) {
  await page.goto(DETAILS);
  await dialog(page).getByRole('searchbox', { name: 'Search applicants' }).fill(text);
  await expect(page).toHaveURL(DETAILS);
}

const figure = (page: Page, name: string) =>
  page.getByRole('main').locator('dl > div').filter({ hasText: name }).first();

test('[ORG-15] [ORG-17] the analytics show the stored applications, and ask for nothing but profiles in open details', async ({
  page,
}) => {
  await visitAndRemember(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
  });
  await page.getByRole('link', { name: `View Analytics: ${CROWDED}` }).click();
  await expect(dialog(page).getByText('Showing 312 of 312 applicants')).toBeVisible();
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
  expect(calls.filter((call) => !call.includes('/api/students/'))).toEqual([]);
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page).toHaveURL(DASHBOARD);
});

test('[ROUTE-04] /organization/analytics leads to the analytics', async ({ page }) => {
  await openAs(page, 'organization', '/organization/analytics');
  await expect(page).toHaveURL(ANALYTICS);
  await expect(page.getByRole('heading', { level: 1, name: 'Scholarship Analytics' })).toBeVisible();
});

test('[ANA-02] [ORG-15] the sort order is in the address: a reload keeps it, Back undoes it', async ({
  page,
}) => {
  await fillDevice(page);
  await page.goto(ANALYTICS);
  await table(page).getByRole('button', { name: 'Title' }).click();
  await expect(page).toHaveURL(`${ANALYTICS}?sort=title&up=true`);
  const first = titles(page).first();
  await expect(first).toHaveText('Bengaluru Polytechnic Diploma Grant');
  await page.reload();
  await expect(first).toHaveText('Bengaluru Polytechnic Diploma Grant');
  await page.goBack();
  await expect(page).toHaveURL(ANALYTICS);
  await expect(table(page).getByRole('columnheader', { name: 'Title' })).not.toHaveAttribute('aria-sort');
});

test('[ORG-16] [WCAG-2.4.3] details are in the address: Back closes them, a link opens them, the focus goes back', async ({
  page,
}) => {
  await fillDevice(page);
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

  await page.goto(`${DETAILS}&show=accepted`);
  await dialog(page).getByRole('searchbox', { name: 'Search applicants' }).fill('mishra');
  await expect(dialog(page).getByRole('combobox', { name: 'Decision' })).toHaveValue('accepted');
  const names = dialog(page).getByRole('heading', { level: 4 });
  await expect(names.first()).toBeVisible();
  for (const name of await names.allTextContents()) expect(name).toContain('Mishra');
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL(ANALYTICS);

  await page.goto(`${ANALYTICS}?scholarship=sch-unknown`);
  await expect(page.getByRole('dialog', { name: 'Scholarship not found' })).toBeVisible();
});

test('[ANA-03] [ORG-16] the file of applicants opens right in a spreadsheet', async ({ page }) => {
  await fillDevice(page);
  await page.goto(DETAILS);
  await dialog(page).getByRole('combobox', { name: 'Decision' }).selectOption('Rejected');
  const [, shown] =
    /Showing ([\d,]+) of 312/.exec(
      (await dialog(page)
        .getByText(/^Showing/)
        .textContent()) ?? '',
    ) ?? [];
  const download = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Export these as CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    /^applicants-vidya-trust-national-scholarship-\d{4}-\d\d-\d\d\.csv$/,
  );
  const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
  expect(lines).toHaveLength(Number(shown) + 2);
});

test('[REV-01] an organization decides, undoes, and the student sees it', async ({ page }) => {
  const decide = async (name: string) => {
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await dialog(page)
      .getByRole('button', { name: `${name}: Meena Iyer` })
      .click();
    expect((await saved).status()).toBe(200);
  };
  const entry = dialog(page).getByRole('article').filter({ hasText: 'meena@students.example' });
  const asStudent = async () => {
    await openAs(page, 'student-applied', '/student/applications');
    const mine = page.getByRole('main').getByRole('listitem').filter({ hasText: CROWDED });
    await expect(mine).toBeVisible();
    return mine;
  };
  await visitDashboard(page);
  await openApplicant(page, 'meena@students.example');
  await expect(entry.getByText('Accepted')).toBeVisible();
  await decide('Reopen');
  await decide('Reject');
  await expect(entry.getByText('Rejected')).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await expect(await asStudent()).toContainText('Not selected');

  await visitDashboard(page);
  await openApplicant(page, 'meena@students.example');
  await expect(entry.getByText('Rejected')).toBeVisible();
  await decide('Reopen');
  await decide('Accept');
  await decide('Undo');
  await expect(entry.getByText('To decide')).toBeVisible();
  await expect(await asStudent()).toContainText('In review');
});

test('[ORG-17] where no count exists, sample applicants are shown: badged, and the same at every visit', async ({
  page,
}) => {
  const scholarship = { id: 'a', title: 'Not counted', totalAmount: 500, expiredAt: '2027-01-01' };
  await openWith(page, { version: 1, data: { readAt: Date.now(), scholarships: [scholarship] } });
  const row = table(page).getByRole('row', { name: /Not counted/ });
  await expect(row.getByText('Sample data')).toBeVisible();
  await expect(figure(page, 'Total Applicants').getByText('Sample data')).toBeVisible();
  await row.getByRole('button').click();
  const details = page.getByRole('dialog', { name: 'Not counted' });
  await expect(details.getByRole('article').first()).toBeVisible();
  const names = () => details.getByRole('heading', { level: 4 }).allTextContents();
  const before = await names();
  for (const name of before) expect(name).toContain('Sample data');
  await page.reload();
  await expect(details.getByRole('article').first()).toBeVisible();
  expect(await names()).toEqual(before);
  await expectNoAxeViolations(page);
});

test('[ORG-17] [SAFE-02] what cannot be read is put aside and said; the dashboard brings the figures back', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openAs(page, 'organization', ANALYTICS, { mock: 'analytics-failed' });
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load scholarship data. Please try again later.');
  expect(logged.filter((line) => line.includes('put aside'))).toHaveLength(1);
  expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
  await expectNoAxeViolations(page);
  await openAs(page, null, ANALYTICS, { mock: 'none' });
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toBeVisible();
  await alert.getByRole('link', { name: 'Open the dashboard' }).click();
  await page.getByRole('link', { name: `View Analytics: ${CROWDED}` }).click();
  await expect(dialog(page)).toBeVisible();
});

test('[ORG-17] [AUTH-07] the next organization on the device sees nothing of the one before, and sign-out clears all', async ({
  page,
}) => {
  const stored = () => page.evaluate((key) => localStorage.getItem(key), KEY);
  await fillDevice(page);
  await openAs(page, 'organization-unverified', ANALYTICS);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/^No scholarships found\./)).toBeVisible();
  expect(await stored()).toBeNull();

  await fillDevice(page);
  await page.goto(ANALYTICS);
  await expect(titles(page).first()).toBeVisible();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(stored).toBeNull();
});

test('[WCAG-2.1.1] the analytics work by keyboard alone', async ({ page }) => {
  await fillDevice(page);
  await page.goto(ANALYTICS);
  await page.getByRole('link', { name: 'Open the dashboard to refresh them' }).focus();
  await page.keyboard.press('Tab');
  await expect(table(page).getByRole('button', { name: 'Title' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=title/);
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: 'Bengaluru Polytechnic Diploma Grant' });
  await expect(details).toBeVisible();
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press('Tab');
    if (
      await details
        .getByRole('button', { name: /^Accept/ })
        .first()
        .evaluate((one) => one === document.activeElement)
    )
      break;
  }
  await page.keyboard.press('Enter');
  // The button goes away with the decision; the focus stays with the applicant.
  await expect(details.getByRole('article').getByText('Accepted', { exact: true }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(details.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(details).toBeHidden();
});

for (const width of [390, 1440]) {
  test(`the analytics do not move while they load, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await fillDevice(page);
    await page.goto(`${ANALYTICS}?latency=400`);
    await expect(page.getByRole('heading', { name: 'Applications by status' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await layoutShift(page)).toBe(0);
  });
}

/** How much wider the page, or a dialog on it, is than it shows. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...boxes.map((box) => box.scrollWidth - box.clientWidth));
  });

for (const [turn, [part, path]] of [
  ['the analytics', ANALYTICS] as const,
  ['the applications of one scholarship', STEM] as const,
].entries()) {
  for (const width of shareOf([1440, 390], turn)) {
    test(`${part} hold no barrier at ${width} pixels, in light and dark, and at 200% text`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await fillDevice(page);
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'Applications by status', includeHidden: true }),
      ).toHaveCount(1);
      if (path === STEM) await expect(page.getByRole('article').first()).toBeVisible();
      await expectSoundInBothSchemes(page);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }
}

test('on a phone the table is cards, and nothing to press is small', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillDevice(page);
  for (const path of [ANALYTICS, STEM]) {
    await page.goto(path);
    const scope = path === STEM ? page.getByRole('dialog') : page.getByRole('main');
    await expect(scope.getByRole('button').first()).toBeVisible();
    const heights = await scope
      .locator('button, select, input, summary')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(3);
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(40);
  }
  await page.goto(ANALYTICS);
  const cards = table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
  const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect()));
  for (const { left, right, height } of boxes) {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(height).toBeGreaterThan(120);
  }
});

test('[WCAG-1.4.4] on a phone with text at 200 % amounts stay whole, and figures in their boxes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillDevice(page);
  await page.goto(STEM);
  await expect(page.getByRole('article').first()).toBeVisible();
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
