import { EXAMPLE_FUNDRAISER_ID } from '#mocks/data/fundraisers.ts';
import { signPayment } from '#mocks/rules/transaction.ts';
import { resetServer, server } from '../support/mock-server.ts';
import { signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const CAMPAIGN = `/crowdfunding/${EXAMPLE_FUNDRAISER_ID}`;

/**
 * Stands in for the payment provider's script. Pays immediately, and returns a signature like the
 * provider's.
 */
const paysAtOnce = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  async open() {
    const { order_id, key, handler } = this.options;
    const payment = 'pay_over_http';
    handler({
      razorpay_order_id: order_id,
      razorpay_payment_id: payment,
      razorpay_signature: key === 'rzp_test_http' ? await window.signPayment(order_id, payment) : 'another key',
    });
  }
};`;

test.describe.configure({ mode: 'serial' });

test.beforeEach(({ request }) => resetServer(request));

test('[DON-01] [DON-02] [DON-05] [WIRE-04] on a phone, a donor can choose an amount, sign in, and donate that amount over HTTP with the production build', async ({
  page,
  context,
}) => {
  await context.exposeFunction('signPayment', signPayment);
  await context.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: paysAtOnce }),
  );
  const orders: unknown[] = [];
  page.on('request', (request) => {
    if (request.url() === `${server}/api/transaction/createorder` && request.method() === 'POST') {
      orders.push(request.postDataJSON());
    }
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(CAMPAIGN);
  const panel = page.getByRole('region', { name: 'Donate' });
  await panel.getByLabel('Amount in rupees').fill('725.50');
  await panel.getByRole('link', { name: 'Sign in to donate ₹725.50' }).click();
  await signInThroughForm(page, 'donor');
  await expect(page).toHaveURL(`${CAMPAIGN}?amount=725.5#donate`);
  const donate = panel.getByRole('button', { name: 'Donate ₹725.50' });
  await expect(donate).toBeInViewport();
  const backers = page.getByText(/^\d+ backers$/);
  const before = Number.parseInt(await backers.innerText(), 10);
  await donate.click();
  await expect(panel.getByText('Donation successful')).toBeVisible();
  await expect(backers).toHaveText(`${before + 1} backers`);
  expect(orders).toEqual([{ amount: 725.5 }]);
});
