import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRouter } from '#shared/router/fake-router.test-utils.tsx';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Payment } from '../payment/payment.ts';
import type { StoredPayment } from '../payment/pending-payments-store.ts';
import { DonationPanel, type DonationPanelProps } from './donation-panel.tsx';

const donation = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };
const taken = { ...donation, orderId: 'order_1', paymentId: 'pay_1', signature: 'signed' };
const stored: StoredPayment = {
  ...donation,
  orderId: 'order_1',
  openedAt: 0,
  changedAt: 0,
  stage: 'taken',
  proof: { paymentId: 'pay_1', signature: 'signed' },
  tries: 0,
  known: [],
};

const NO_ORDERS = { taken: [], abandoned: [], dismissed: [] };
const actions = {
  changeAmount: vi.fn(),
  donate: vi.fn(),
  verify: vi.fn(),
  hide: vi.fn(),
  hideTaken: vi.fn(),
  leave: vi.fn(),
  again: vi.fn(),
};

beforeEach(() => {
  vi.clearAllMocks();
});

function panel(payment: Payment, more: Partial<DonationPanelProps> = {}) {
  return (
    <AppTheme>
      <DonationPanel
        campaignId="fund_1"
        isOpen
        payment={payment}
        orders={NO_ORDERS}
        isSavedOnDevice
        receipt={null}
        amount="50"
        sessionStatus="signed-in"
        signInLinkFor={() => ({ to: '/auth/login', search: {} })}
        actions={actions}
        {...more}
      />
    </AppTheme>
  );
}

const show = (payment: Payment, more: Partial<DonationPanelProps> = {}) =>
  render(panel(payment, more), { wrapper: FakeRouter });

describe('the donation panel', () => {
  it('[DON-03] the donation panel shows the required text for each payment status and error', () => {
    const words: [Payment, string][] = [
      [{ state: 'ordering', donation }, 'Creating payment order...'],
      [{ state: 'done', donation: taken }, 'Donation successful'],
      [
        {
          state: 'failed',
          donation,
          failure: { kind: 'order', failure: { kind: 'http', status: 500, message: 'Provider unreachable' } },
        },
        'Provider unreachable',
      ],
      [
        { state: 'failed', donation, failure: { kind: 'order', failure: { kind: 'timeout' } } },
        'Order creation failed',
      ],
      [
        {
          state: 'unverified',
          donation: taken,
          tries: 1,
          failure: { kind: 'call', failure: { kind: 'network' } },
        },
        'Payment verification failed',
      ],
      [
        { state: 'failed', donation, failure: { kind: 'checkout', failure: { kind: 'script' } } },
        'Something went wrong',
      ],
    ];
    for (const [payment, text] of words) {
      const { unmount } = show(payment);
      expect(screen.getByText(text), text).toBeVisible();
      unmount();
    }
  });

  it('[DON-03] [WCAG-4.1.3] [WCAG-2.4.3] the donation panel announces a payment’s progress in an existing live region, and keeps focus', () => {
    const { rerender } = show({ state: 'idle' });
    const status = within(screen.getByRole('region', { name: 'Donate' })).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    screen.getByRole('button', { name: 'Donate ₹50' }).focus();
    rerender(panel({ state: 'ordering', donation }));
    expect(status).toHaveTextContent('Creating payment order...');
    expect(screen.getByRole('button', { name: 'One moment…' })).toHaveFocus();
    rerender(panel({ state: 'checkout', donation: taken }));
    expect(screen.getByRole('button', { name: 'One moment…' })).toHaveFocus();
    rerender(panel({ state: 'dismissed', donation: taken }));
    expect(screen.getByRole('button', { name: 'Donate ₹50' })).toHaveFocus();
    rerender(panel({ state: 'done', donation: taken }));
    expect(status).toHaveTextContent('Donation successful');
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
    screen.getByRole('button', { name: 'Give again' }).focus();
    rerender(panel({ state: 'idle' }));
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
  });

  it('[WCAG-2.4.3] the donation panel keeps focus when the Donate button becomes a sign-in link', () => {
    const { rerender } = show({ state: 'idle' });
    screen.getByRole('button', { name: 'Donate ₹50' }).focus();
    rerender(panel({ state: 'idle' }, { sessionStatus: 'signed-out' }));
    expect(screen.getByRole('link', { name: 'Sign in to donate ₹50' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
  });

  it('[WCAG-2.4.3] while an order is being created, the donation panel keeps focus on the chosen amount and locks all amounts', async () => {
    const { rerender } = show({ state: 'idle' });
    const sum = screen.getByRole('radio', { name: '₹50' });
    sum.focus();
    rerender(panel({ state: 'ordering', donation }));
    // Browsers move focus off a disabled control in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(sum).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: '₹100' }));
    expect(sum).toBeChecked();
    expect(screen.getByRole('textbox')).toHaveValue('50');
  });

  it('[WCAG-2.4.3] the donation panel keeps focus when the donor dismisses or hides a payment', async () => {
    const unverified = [{ ...stored, tries: 2 }];
    const interrupted: StoredPayment = { ...stored, orderId: 'order_2', stage: 'open', proof: null };
    const { rerender } = show(
      { state: 'idle' },
      { orders: { ...NO_ORDERS, taken: unverified, abandoned: [interrupted] } },
    );
    screen.getByRole('button', { name: /^Dismiss/ }).focus();
    rerender(panel({ state: 'idle' }, { orders: { ...NO_ORDERS, taken: unverified } }));
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Hide this payment' }));
    rerender(panel({ state: 'idle' }));
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
  });

  it('[DON-04] [WCAG-2.4.3] the donation panel keeps focus when verification fails and the form disappears', () => {
    const { rerender } = show({ state: 'verifying', donation: taken });
    screen.getByRole('button', { name: 'One moment…' }).focus();
    rerender(
      panel({ state: 'unverified', donation: taken, tries: 1, failure: { kind: 'refused', message: null } }),
    );
    expect(screen.getByRole('region', { name: 'Donate' })).toHaveFocus();
  });

  it.each<[string, Payment]>([
    [
      'an unverified payment',
      { state: 'unverified', donation: taken, tries: 1, failure: { kind: 'refused', message: null } },
    ],
    ['a dismissed payment', { state: 'dismissed', donation: taken }],
    ['an abandoned payment', { state: 'abandoned', donation: taken }],
  ])(
    '[DON-04] if this browser cannot store %s, the donation panel does not say that the payment is saved',
    (_, payment) => {
      const { unmount } = show(payment, { isSavedOnDevice: false });
      expect(screen.queryByText(/saved on this device/)).toBeNull();
      unmount();
      show(payment);
      expect(screen.getByText(/saved on this device/)).toBeVisible();
    },
  );

  it('[DON-04] the donation panel offers no new donation while a payment may have been captured', () => {
    show({ state: 'unverified', donation: taken, tries: 1, failure: { kind: 'refused', message: null } });
    expect(screen.getByRole('button', { name: 'Verify again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Donate/ })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/may have been taken/);
    expect(screen.getByText('pay_1')).toBeVisible();
  });

  it('[DON-04] while another campaign’s payment is open, the donation panel says so and offers to leave that payment', () => {
    show({ state: 'checkout', donation: { ...taken, campaignId: 'fund_2' } });
    expect(screen.getByRole('button', { name: 'Another payment is open' })).toBeVisible();
    expect(screen.queryByText('The payment window is open.')).toBeNull();
    // The payment window may have closed, and the donor may not find the other campaign's page
    // again, so the button must be on this page too.
    expect(screen.getByRole('button', { name: /Leave this payment/ })).toBeVisible();
  });

  it('[DON-04] after the donor closes the payment window, the donation panel shows the order and what to do if the bank still completes the payment', () => {
    show({ state: 'dismissed', donation: taken });
    expect(screen.getByText('You closed the payment window. No payment was confirmed.')).toBeVisible();
    expect(screen.getByText(/^If your bank completes the payment after all/)).toBeVisible();
    expect(screen.getByText(/order_1/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Email support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:.*order_1/),
    );
    expect(screen.getByRole('button', { name: 'Donate ₹50' })).toBeVisible();
  });

  it('[DON-04] the donation panel lets the donor leave a checkout that does not respond, and then shows the order', async () => {
    const { unmount } = show({ state: 'checkout', donation: taken });
    await userEvent.click(screen.getByRole('button', { name: /Leave this payment/ }));
    expect(actions.leave).toHaveBeenCalledOnce();
    unmount();
    show({ state: 'abandoned', donation: taken });
    expect(screen.getByText(/^If money left your account/)).toBeVisible();
    expect(screen.getByText(/order_1/)).toBeVisible();
  });

  it('[DON-04] [WCAG-3.3.4] for an unverified payment, the donation panel offers a link to support, and lets the donor hide the payment after two failed verifications', async () => {
    const refused = {
      state: 'unverified',
      donation: taken,
      failure: { kind: 'refused', message: 'Invalid signature' },
    } as const;
    const { unmount } = show({ ...refused, tries: 1 });
    expect(screen.queryByRole('button', { name: /Hide this payment/ })).toBeNull();
    const mail =
      screen.getByRole('link', { name: /Email both numbers to support/ }).getAttribute('href') ?? '';
    expect(decodeURIComponent(mail)).toMatch(/Order: order_1\r\nPayment: pay_1\r\nAmount: ₹50\r\n/);
    unmount();
    show({ ...refused, tries: 2 });
    await userEvent.click(screen.getByRole('button', { name: 'Hide this payment' }));
    const dialog = screen.getByRole('dialog', { name: 'Hide this payment?' });
    expect(dialog).toHaveTextContent(/may have been taken/);
    expect(actions.hideTaken).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Hide it' }));
    expect(actions.hideTaken).toHaveBeenCalledWith('order_1');
  });

  it('[DON-03] after the session has ended, the donation panel’s sign-in link loads a full page', () => {
    show({
      state: 'failed',
      donation,
      failure: { kind: 'order', failure: { kind: 'http', status: 401 } },
    });
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('target', '_self');
  });

  it('[DON-04] after the session has ended, the donation panel offers sign-in first and verification second', () => {
    show({
      state: 'unverified',
      donation: taken,
      failure: { kind: 'call', failure: { kind: 'http', status: 401 } },
      tries: 1,
    });
    const ways = [...screen.getByRole('alert').querySelectorAll('a, button')];
    expect(ways.map((way) => [way.textContent, way.getAttribute('data-variant')])).toEqual([
      ['Sign in again', 'filled'],
      ['Verify again', 'default'],
    ]);
  });

  it.each([
    [{ kind: 'campaign', failure: { kind: 'network' } }, /couldn’t check/, true],
    [{ kind: 'registration', failure: { kind: 'http', status: 502 } }, /couldn’t set up/, true],
    [{ kind: 'campaign-changed', changes: { title: 'A car' } }, /title is now “A car”/, true],
    [{ kind: 'campaign-gone' }, /has been removed/, false],
    [{ kind: 'campaign-ended' }, /has ended/, false],
  ] as const)(
    '[DON-03] after the failure %j, the donation panel says that nothing was charged and what to do next',
    (failure, text, canRetry) => {
      show({ state: 'failed', donation, failure });
      expect(screen.getByRole('alert')).toHaveTextContent(text);
      expect(screen.getByRole('alert')).toHaveTextContent('Nothing was charged.');
      expect(screen.queryByRole('button', { name: 'Donate ₹50' }) !== null).toBe(canRetry);
      expect(screen.queryByRole('link', { name: 'Browse Campaigns' }) !== null).toBe(!canRetry);
    },
  );

  it('the donation panel of an ended campaign has no form, but links to other campaigns', () => {
    show({ state: 'idle' }, { isOpen: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse Campaigns' })).toHaveAttribute('href', '/crowdfunding');
  });

  it('[DON-05] after a payment, the donation panel’s link leads to the receipt once the campaign lists the donation, and keeps the focus', () => {
    const done: Payment = { state: 'done', donation: taken };
    const { rerender } = show(done);
    const link = screen.getByRole('link', { name: 'Your donations and receipts' });
    expect(link).toHaveAttribute('href', '/donor/profile');
    link.focus();
    rerender(panel(done, { receipt: 'donation_7' }));
    const own = screen.getByRole('link', { name: 'Receipt for this donation' });
    expect(own).toHaveAttribute('href', '/donor/profile?receipt=donation_7');
    expect(own).toHaveFocus();
    expect(screen.getByRole('link', { name: /^Share on WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/?text='),
    );
  });

  it('[DON-04] if an earlier payment is unverified, the donation panel warns the donor not to pay again', () => {
    show({ state: 'idle' }, { orders: { ...NO_ORDERS, taken: [stored] } });
    expect(screen.getByText(/may have left your account\. Do not pay again/)).toBeVisible();
    expect(screen.getByText('Order order_1')).toBeVisible();
    expect(screen.getByText('Payment pay_1')).toBeVisible();
  });

  it('[DON-04] the donation panel cannot verify an earlier payment while another payment is in progress', () => {
    show(
      { state: 'checkout', donation: { ...donation, orderId: 'order_2' } },
      { orders: { ...NO_ORDERS, taken: [stored] } },
    );
    expect(screen.getByRole('button', { name: 'Verify ₹50' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('the donation panel shows the server’s message as text, not as markup', () => {
    show({
      state: 'unverified',
      donation: taken,
      tries: 1,
      failure: { kind: 'refused', message: '<img src=x onerror=alert(1)>' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  });
});
