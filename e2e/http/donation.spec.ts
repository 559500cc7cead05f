import { EXAMPLE_FUNDRAISER_ID } from '#mocks/data/fundraisers.ts';
import { signPayment } from '#mocks/rules/transaction.ts';
import { server, startWithServer } from '../support/mock-server.ts';
import { signInThroughForm } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

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

test.beforeEach(async ({ context, request }) => {
  await startWithServer(context, request);
});

test('[DON-02] [DON-05] [WIRE-04] a donor can donate over HTTP with the production build', async ({
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

  await page.goto(`/crowdfunding/${EXAMPLE_FUNDRAISER_ID}?amount=725.50`);
  await page.getByRole('link', { name: 'Sign in to donate ₹725.50' }).click();
  await signInThroughForm(page, 'donor');
  const panel = page.getByRole('region', { name: 'Donate' });
  const backers = page.getByText(/^\d+ backers$/);
  const before = Number.parseInt(await backers.innerText(), 10);
  await panel.getByRole('button', { name: 'Donate ₹725.50' }).click();
  await expect(panel.getByText('Donation successful')).toBeVisible();
  await expect(backers).toHaveText(`${before + 1} backers`);
  expect(orders).toEqual([{ amount: 725.5 }]);
});
