import type { Page } from '@playwright/test';
import { EXAMPLE_FUNDRAISER_ID } from '#mocks/data/fundraisers.ts';
import { openAs } from './support/open-as.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;

const panelOf = (page: Page) => page.getByRole('region', { name: 'Donate' });
const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Test checkout' });

/** Enters an amount and opens the mocked checkout. */
async function donate(page: Page, amount: string) {
  const panel = panelOf(page);
  await panel.getByLabel('Amount in rupees').fill(amount);
  await panel.getByRole('button', { name: /^Donate/ }).click();
  await expect(checkoutOf(page)).toBeVisible();
}

type Writes = Awaited<ReturnType<typeof keepWrites>>;

const sentTo = async (writes: Writes, path: string) =>
  (await writes()).filter((write) => write.path.endsWith(path)).map(({ body }) => body);
const orders = (writes: Writes) => sentTo(writes, '/transaction/createorder');
const verifications = (writes: Writes) => sentTo(writes, '/transaction/verifypayment');

test('[DON-01] the URL contains the donation amount, Back restores the amount, and typing an amount adds no history entry', async ({
  page,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  const field = panelOf(page).getByLabel('Amount in rupees');
  await field.click();
  const entries = await page.evaluate(() => history.length);
  await field.fill('');
  await field.pressSequentially('725.50');
  await expect(field).toHaveValue('725.50');
  await expect(page).toHaveURL(`${CAMPAIGN}?amount=725.5`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(panelOf(page).getByRole('button', { name: 'Donate ₹725.50' })).toBeVisible();

  await panelOf(page).getByRole('radio', { name: '₹250' }).check();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page).toHaveURL(/\/crowdfunding$/);
  await page.goBack();
  await expect(field).toHaveValue('250');

  // The URL omits invalid amounts and the default amount.
  for (const text of ['', 'fifty', '50']) {
    await field.fill(text);
    await expect(page, text).toHaveURL(CAMPAIGN);
    await expect(field).toHaveValue(text);
  }
});

test('[DON-02] [DON-03] [DON-05] a donation creates one order, is verified once, and adds a backer immediately', {
  tag: '@every-engine',
}, async ({ page }) => {
  const writes = await keepWrites(page);
  await openAs(page, 'donor', CAMPAIGN);
  const backers = page.getByRole('main').getByText(/^\d+ backers?$/);
  await expect(backers).toBeVisible();
  const before = Number.parseInt((await backers.innerText()).replace(/\D/g, ''), 10);
  // The payment provider's script must not load before the donor presses Donate.
  const scripts = () => page.locator('script[src*="checkout.razorpay.com"]').count();
  expect(await scripts()).toBe(0);

  await donate(page, '1,250.50');
  expect(await scripts()).toBe(1);
  await expect(checkoutOf(page)).toContainText('₹1,250.50');
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();

  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
  await expect(backers).toHaveText(new RegExp(`^${before + 1} backers$`));
  expect(await orders(writes)).toEqual([{ amount: 1250.5 }]);
  const [proof, ...further] = await verifications(writes);
  expect(further).toEqual([]);
  expect(proof).toMatchObject({
    donorId: 'user_vikram_donor',
    fundraiserId: EXAMPLE_FUNDRAISER_ID,
    amount: 1250.5,
  });

  await panelOf(page).getByRole('link', { name: 'Receipt for this donation' }).click();
  const receipt = page.getByRole('article', { name: 'Donation receipt' });
  await expect(receipt).toContainText('₹1,250.50');
  await page.getByRole('link', { name: 'Back to your giving' }).click();
  await expect(page).toHaveURL('/donor/profile');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: '₹1,250.50' })
      .getByRole('link', { name: /^Receipt for/ }),
  ).toBeFocused();
  // The success message appears only on the campaign's page.
  await expect(page.getByText('Donation successful')).toHaveCount(0);
});

test('[DON-03] [DON-04] an unverified payment survives a reload and can be verified again', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  const writes = await keepWrites(page);
  await openAs(page, 'donor', CAMPAIGN, { mock: 'donation-verification-failed' });
  await donate(page, '500');
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  const alert = panelOf(page).getByRole('alert');
  await expect(alert).toContainText('Payment verification failed');
  await expect(alert).toContainText('may have been taken');
  await expect(alert).toContainText('The signature does not match the payment.');
  const first = await verifications(writes);
  expect(first).toHaveLength(1);

  await page.goto(`${CAMPAIGN}?mock=none`);
  await expect(panelOf(page).getByText('Your ₹500 payment isn’t verified yet.')).toBeVisible();
  expect(await verifications(writes)).toEqual([]);
  await panelOf(page).getByRole('button', { name: 'Verify ₹500' }).click();
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
  expect(await verifications(writes)).toEqual(first);
  await page.reload();
  await expect(panelOf(page).getByLabel('Amount in rupees')).toBeVisible();
  await expect(page.getByText(/isn’t verified yet/)).toHaveCount(0);
});

test('[DON-04] after a reload during checkout, the donation panel shows a note about an interrupted payment until the donor dismisses the note', async ({
  page,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '250');
  await page.reload();
  const note = panelOf(page).getByText('Your ₹250 payment was interrupted.');
  await expect(note).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Dismiss, I’ve checked my account' }).click();
  await expect(note).toHaveCount(0);
});

test('[PAY-01] [DON-04] the donation panel refuses a donation while a payment is open in another tab', async ({
  page,
  context,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '100');
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('eduempower.splash', 'seen'));
  await other.goto(CAMPAIGN);
  // The second tab must not report the first tab's open payment as interrupted.
  await expect(panelOf(other).getByRole('button', { name: /^Donate/ })).toBeVisible();
  await expect(other.getByText(/payment was interrupted/)).toHaveCount(0);
  await panelOf(other)
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(panelOf(other).getByRole('alert')).toContainText('A payment is open in another tab.');
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
});

test('[PAY-02] a donation receipt shows the amount in words, says that it isn’t an 80G certificate, and prints in dark text without the navigation', async ({
  page,
}) => {
  await openAs(page, 'donor', '/donor/profile');
  await expect(page.getByText('vikram@donors.example')).toBeVisible();
  await page
    .getByRole('link', { name: /^Receipt for/ })
    .first()
    .click();
  const receipt = page.getByRole('article', { name: 'Donation receipt' });
  await expect(receipt).toContainText('Vikram Mehta');
  await expect(receipt).toContainText(/Rupees Only/);
  await expect(receipt).toContainText('isn’t a certificate under section 80G');
  // Browsers suggest the page's title as the name of a saved PDF.
  await expect(page).toHaveTitle(/^Receipt \S+ · EduEmpower$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(receipt).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // Browsers print no backgrounds by default, so the light text of dark mode must print dark.
  const title = receipt.getByRole('heading', { name: 'Donation receipt' });
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect(title).toHaveCSS('color', 'rgb(241, 239, 250)');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', 'rgb(25, 26, 61)');
  await expect(receipt.getByText('Number', { exact: true })).toHaveCSS('color', 'rgb(77, 79, 114)');
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your donations' })).toBeVisible();
  await expect(page).toHaveTitle('Your giving · EduEmpower');
});

test('[DON-02] [WCAG-2.1.1] a donor can donate with the keyboard alone', async ({ page }) => {
  await openAs(page, 'donor', CAMPAIGN);
  const field = panelOf(page).getByLabel('Amount in rupees');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  // Enter does nothing until the session has loaded.
  await expect(panelOf(page).getByRole('button', { name: 'Donate ₹60' })).toBeEnabled();
  await page.keyboard.press('Enter');
  const pay = checkoutOf(page).getByRole('button', { name: 'Pay ₹60.00' });
  await expect(pay).toBeVisible();
  for (let tabs = 0; tabs < 6 && !(await pay.evaluate((button) => button.matches(':focus'))); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
});
