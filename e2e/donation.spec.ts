import type { Page } from '@playwright/test';
import { EXAMPLE_FUNDRAISER_ID } from '#mocks/data/fundraisers.ts';
import { expectSound } from './support/accessibility.ts';
import { openAs } from './support/open-as.ts';
import { expectSignedIn, signInThroughForm } from './support/sign-in.ts';
import { expect, test } from './support/test.ts';
import { keepWrites } from './support/writes.ts';

const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;

const panelOf = (page: Page) => page.getByRole('region', { name: 'Donate' });
const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Test checkout' });

/** Chooses an amount and opens the provider's checkout. */
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

test('[DON-01] the panel offers five amounts, begins with 50, and takes no amount below 1', async ({
  page,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  const panel = panelOf(page);
  for (const amount of ['₹25', '₹50', '₹100', '₹250', '₹500']) {
    await expect(panel.getByRole('radio', { name: amount, exact: true })).toBeVisible();
  }
  const field = panel.getByLabel('Amount in rupees');
  await expect(field).toHaveValue('50');
  await expect(panel.getByRole('radio', { name: '₹50', exact: true })).toBeChecked();
  await expect(panel.getByText(/tax-deductible/)).toBeVisible();

  await panel.getByRole('radio', { name: '₹250' }).check();
  await expect(field).toHaveValue('250');
  await expect(panel.getByRole('button', { name: 'Donate ₹250' })).toBeVisible();
  for (const wrong of ['0', '0.99', '', 'fifty', '-5']) {
    await field.fill(wrong);
    await panel.getByRole('button', { name: 'Donate' }).click();
    await expect(panel.getByText('Please enter a valid donation amount.'), wrong).toBeVisible();
    await expect(field).toBeFocused();
  }
  await expect(checkoutOf(page)).toHaveCount(0);
});

test('[DON-01] the amount stays over a reload and Back, and adds no history entry', async ({ page }) => {
  await openAs(page, 'donor', CAMPAIGN);
  const field = panelOf(page).getByLabel('Amount in rupees');
  await field.click();
  const entries = await page.evaluate(() => history.length);
  await field.fill('');
  await field.pressSequentially('725.50');
  await expect(field).toHaveValue('725.50');
  await expect(page).toHaveURL(`${CAMPAIGN}?amount=725.5`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(panelOf(page).getByRole('button', { name: 'Donate ₹725.50' })).toBeVisible();

  await panelOf(page).getByRole('radio', { name: '₹250' }).check();
  await page.getByRole('link', { name: 'All campaigns' }).click();
  await expect(page).toHaveURL(/\/crowdfunding$/);
  await page.goBack();
  await expect(field).toHaveValue('250');

  // What is no amount is not kept; nor is the default.
  for (const text of ['', 'fifty', '50']) {
    await field.fill(text);
    await expect(page, text).toHaveURL(CAMPAIGN);
    await expect(field).toHaveValue(text);
  }
});

test('[DON-02] [DON-03] [DON-05] a donation is ordered, paid, verified, and counted at once', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, 'donor', CAMPAIGN);
  const backers = page
    .getByRole('main')
    .getByRole('paragraph')
    .filter({ hasText: /backers?$/ })
    .first();
  await expect(backers).toBeVisible();
  const before = Number.parseInt((await backers.innerText()).replace(/\D/g, ''), 10);
  // Nothing of the provider is loaded before a donation.
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

  await panelOf(page).getByRole('link', { name: 'Acknowledgement of this donation' }).click();
  const acknowledgement = page.getByRole('article', { name: 'Acknowledgement of a donation' });
  await expect(acknowledgement).toContainText('₹1,250.50');
  await page.getByRole('link', { name: 'Back to your giving' }).click();
  await expect(page).toHaveURL('/donor/profile');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: '₹1,250.50' })
      .getByRole('link', { name: /^Acknowledgement for/ }),
  ).toBeFocused();
  // It was said where it was given.
  await expect(page.getByText('Donation successful')).toHaveCount(0);
});

test('[DON-04] [WCAG-3.3.4] a checkout that is closed charges nothing, says so, and can be opened again', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '100');
  // A try that fails leaves the provider's dialog open for another one.
  await checkoutOf(page).getByRole('button', { name: 'Let this try fail' }).click();
  await expect(checkoutOf(page).getByText(/Payment failed/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    panelOf(page).getByText('You closed the payment window. No payment was confirmed.'),
  ).toBeVisible();
  await expect(panelOf(page).getByLabel('Amount in rupees')).toHaveValue('100');

  await donate(page, '100');
  await checkoutOf(page).getByRole('button', { name: 'Let this try fail' }).click();
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
  expect(await orders(writes)).toHaveLength(2);
  expect(await verifications(writes)).toHaveLength(1);
});

test('[DON-03] [DON-04] a payment that is not verified is kept over a reload and verified once more', async ({
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
  await expect(panelOf(page).getByText('A payment of ₹500 is not verified yet.')).toBeVisible();
  expect(await verifications(writes)).toEqual([]);
  await panelOf(page).getByRole('button', { name: 'Verify ₹500' }).click();
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
  expect(await verifications(writes)).toEqual(first);
  await page.reload();
  await expect(panelOf(page).getByLabel('Amount in rupees')).toBeVisible();
  await expect(page.getByText(/is not verified yet/)).toHaveCount(0);
});

test('[DON-04] after a connection that broke the payment is verified from the donor’s page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to fetch/);
  await openAs(page, 'donor', CAMPAIGN, { mock: 'donation-verification-failed~network' });
  await donate(page, '25');
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Payment verification failed');
  await page.goto('/donor/profile?mock=none');
  await page.getByRole('button', { name: 'Verify ₹25' }).click();
  await expect(page.getByText('Donation successful')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify ₹25' })).toHaveCount(0);
});

test('[DON-03] [DON-04] without the stored order a payment is still verified, and only the server says success', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  const writes = await keepWrites(page);
  await openAs(page, 'donor', CAMPAIGN, { mock: 'donation-verification-failed' });
  await donate(page, '500');
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('eduempower.pending-payments.')) localStorage.removeItem(key);
    }
  });
  await checkoutOf(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Payment verification failed');
  expect(await verifications(writes)).toHaveLength(1);
  // The proof is there after a reload.
  await page.goto(`${CAMPAIGN}?mock=none`);
  await panelOf(page).getByRole('button', { name: 'Verify ₹500' }).click();
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
});

test('[DON-04] a closed payment window keeps its order for some days, also after a reload', async ({
  page,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '100');
  await page.keyboard.press('Escape');
  const closed = panelOf(page)
    .getByRole('paragraph')
    .filter({ hasText: 'If your bank completes the payment' });
  await expect(closed).toContainText(/order/);
  await page.reload();
  await panelOf(page).getByText('You closed a payment window').click();
  await expect(panelOf(page).getByText(/^Order order/)).toBeVisible();
  await page.goto('/donor/profile');
  await page.getByText('You closed a payment window').click();
  await page.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(page.getByText('You closed a payment window')).toHaveCount(0);
});

test('[DON-04] a payment that is refused twice leads to support, and is hidden after a warning', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/400/);
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '50');
  await checkoutOf(page)
    .getByRole('button', { name: /signature that does not fit/ })
    .click();
  await panelOf(page).getByRole('button', { name: 'Verify again' }).click();
  await expect(panelOf(page).getByRole('link', { name: /Email support/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(page.getByText('Donation successful')).toHaveCount(0);
  await panelOf(page).getByRole('button', { name: 'Hide this payment' }).click();
  await page
    .getByRole('dialog', { name: 'Hide this payment?' })
    .getByRole('button', { name: 'Hide it' })
    .click();
  await expect(panelOf(page).getByRole('button', { name: 'Donate ₹50' })).toBeVisible();
  await page.reload();
  await expect(panelOf(page).getByRole('button', { name: 'Donate ₹50' })).toBeVisible();
  await expect(page.getByText(/is not verified yet/)).toHaveCount(0);
});

test('[DON-04] a page that is lost while the checkout is open says so when it is back', async ({ page }) => {
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '250');
  await page.reload();
  const note = panelOf(page).getByText('Your ₹250 payment was interrupted.');
  await expect(note).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Dismiss: I have checked my account' }).click();
  await expect(note).toHaveCount(0);
});

test('[DON-03] a checkout that does not load is told, nothing was charged, and the amount stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to load/);
  await openAs(page, 'donor', CAMPAIGN, { mock: 'donation-checkout-blocked' });
  const panel = panelOf(page);
  await panel.getByLabel('Amount in rupees').fill('75');
  await panel.getByRole('button', { name: 'Donate ₹75' }).click();
  await expect(panel.getByRole('alert')).toContainText('Something went wrong');
  await expect(panel.getByRole('alert')).toContainText('Nothing was charged.');
  await expect(panel.getByLabel('Amount in rupees')).toHaveValue('75');
  await expect(checkoutOf(page)).toHaveCount(0);
});

test('[PAY-01] [DON-03] while the order is made the panel says so, and a double click makes one', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, 'donor', `${CAMPAIGN}?latency=2500`);
  const button = panelOf(page).getByRole('button', { name: /^Donate/ });
  await button.dblclick();
  await expect(panelOf(page).getByText('Creating payment order...')).toBeVisible();
  await expect(checkoutOf(page)).toHaveCount(1);
  expect(await orders(writes)).toHaveLength(1);
});

test('[PAY-03] no payment window opens once the donor has left the campaign', async ({ page }) => {
  await openAs(page, 'donor', `${CAMPAIGN}?latency=2500`);
  await panelOf(page)
    .getByRole('button', { name: /^Donate/ })
    .click();
  await expect(panelOf(page).getByText('Creating payment order...')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByText(/was not made. Nothing was charged/)).toBeVisible();
  await expect(page).toHaveURL(/\/contact/);
  await expect(checkoutOf(page)).toHaveCount(0);
  await page.goBack();
  await expect(panelOf(page).getByRole('alert')).toContainText('Nothing was charged. You can give now.');
});

test('[PAY-01] [DON-04] a second tab does not pay while a payment is open in the first', async ({
  page,
  context,
}) => {
  await openAs(page, 'donor', CAMPAIGN);
  await donate(page, '100');
  const other = await context.newPage();
  await other.addInitScript(() => sessionStorage.setItem('eduempower.splash', 'seen'));
  await other.goto(CAMPAIGN);
  // What is open in the other tab is not said to be lost here.
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

test('[DON-04] who goes on while the checkout is open loses nothing', async ({ page }) => {
  await openAs(page, 'donor', '/');
  await expectSignedIn(page);
  await page.goto('/crowdfunding');
  await page.goto(CAMPAIGN);
  await donate(page, '100');
  await page.goBack();
  await expect(page).toHaveURL(/\/crowdfunding$/);
});

test('[DON-02] [WCAG-3.3.7] a signed-out visitor signs in first, and comes back with the amount', async ({
  page,
}) => {
  const writes = await keepWrites(page);
  await openAs(page, null, CAMPAIGN);
  await panelOf(page).getByLabel('Amount in rupees').fill('725');
  await panelOf(page).getByRole('link', { name: 'Sign in to donate ₹725' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await signInThroughForm(page, 'donor');
  await expect(page).toHaveURL(`${CAMPAIGN}?amount=725`);
  await expect(panelOf(page).getByLabel('Amount in rupees')).toHaveValue('725');
  expect(await orders(writes)).toHaveLength(0);
  await panelOf(page).getByRole('button', { name: 'Donate ₹725' }).click();
  await expect(checkoutOf(page)).toBeVisible();
});

test('[PAY-02] the donor’s page prints an acknowledgement in words and figures that is no certificate', async ({
  page,
}) => {
  await openAs(page, 'donor', '/donor/profile');
  await expect(page.getByText('vikram@donors.example')).toBeVisible();
  await page
    .getByRole('link', { name: /^Acknowledgement for/ })
    .first()
    .click();
  const acknowledgement = page.getByRole('article', { name: 'Acknowledgement of a donation' });
  await expect(acknowledgement).toContainText('Vikram Mehta');
  await expect(acknowledgement).toContainText(/Rupees Only/);
  await expect(acknowledgement).toContainText('not a certificate under section 80G');
  // A file that it is printed to is named by it.
  await expect(page).toHaveTitle(/^Acknowledgement \S+ · EduEmpower$/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(acknowledgement).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // A browser prints no backgrounds: what is light on a dark screen has to be dark on paper.
  const title = acknowledgement.getByRole('heading', { name: 'Acknowledgement of a donation' });
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect(title).toHaveCSS('color', 'rgb(241, 239, 250)');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', 'rgb(25, 26, 61)');
  await expect(acknowledgement.getByText('Number', { exact: true })).toHaveCSS('color', 'rgb(77, 79, 114)');
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(acknowledgement).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Your donations' })).toBeVisible();
  await expect(page).toHaveTitle('Your giving · EduEmpower');
});

test('[DON-06] the donors’ page says why, how and how much, and leads on', async ({ page }) => {
  await page.goto('/donation');
  for (const heading of ['Why donate', 'Ways to give', 'A student’s story']) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const way of ['One-time', 'Monthly', 'Sponsor a student', 'Fund a scholarship']) {
    await expect(page.getByRole('heading', { name: way })).toBeVisible();
  }
  for (const figure of ['₹10M+', '500+', '95%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Explore Scholarships' })).toHaveAttribute(
    'href',
    '/scholarship',
  );
  await expect(page.getByRole('link', { name: 'About EduEmpower' })).toHaveAttribute(
    'href',
    '/about-edu-empower',
  );

  await page.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await signInThroughForm(dialog, 'donor');
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible();
  await expect(page).toHaveURL('/donation');
  await expect(page.getByRole('button', { name: 'Sign up as a donor' })).toHaveCount(0);
});

for (const path of ['/donation', '/donor/profile', CAMPAIGN]) {
  test(`${path} holds no barrier, wide and narrow, in light and dark`, async ({ page }) => {
    await openAs(page, 'donor', path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (path === CAMPAIGN) await expect(panelOf(page).getByRole('button', { name: /^Donate/ })).toBeVisible();
    await expectSound(page);
  });
}

test('[DON-02] [WCAG-2.1.1] a donation is made by keyboard alone', async ({ page }) => {
  await openAs(page, 'donor', CAMPAIGN);
  const field = panelOf(page).getByLabel('Amount in rupees');
  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  const pay = checkoutOf(page).getByRole('button', { name: 'Pay ₹60.00' });
  await expect(pay).toBeVisible();
  for (let tabs = 0; tabs < 6 && !(await pay.evaluate((button) => button.matches(':focus'))); tabs += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(panelOf(page).getByText('Donation successful')).toBeVisible();
});
