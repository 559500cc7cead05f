import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { AppTheme } from '#shared/theme/app-theme.tsx';
import type { Payment } from '../model/payment.ts';
import { DonationPanel, type DonationPanelProps } from './donation-panel.tsx';

const gift = { campaignId: 'fund_1', campaignTitle: 'A library', paise: 5000 };
const taken = { ...gift, orderId: 'order_1', paymentId: 'pay_1', signature: 'signed' };

function show(payment: Payment, more: Partial<DonationPanelProps> = {}) {
  return render(
    <AppTheme env="test">
      <DonationPanel
        campaignId="fund_1"
        isOpen
        payment={payment}
        pending={[]}
        abandoned={[]}
        isKept
        amount="50"
        showsProblem={false}
        onAmount={vi.fn()}
        onDonate={vi.fn()}
        onVerify={vi.fn()}
        onForget={vi.fn()}
        onAgain={vi.fn()}
        signInHref={null}
        returnHref="/auth/login"
        {...more}
      />
    </AppTheme>,
  );
}

describe('the panel', () => {
  it('[DON-03] says exactly what the specification says', () => {
    const words: [Payment, string][] = [
      [{ state: 'ordering', gift }, 'Creating payment order...'],
      [{ state: 'done', gift: taken }, 'Donation successful'],
      [
        {
          state: 'failed',
          gift,
          failure: { kind: 'order', failure: { kind: 'http', status: 500, message: 'Provider unreachable' } },
        },
        'Provider unreachable',
      ],
      [
        { state: 'failed', gift, failure: { kind: 'order', failure: { kind: 'timeout' } } },
        'Order creation failed',
      ],
      [
        {
          state: 'unverified',
          gift: taken,
          failure: { kind: 'call', failure: { kind: 'network' } },
        },
        'Payment verification failed',
      ],
      [
        { state: 'failed', gift, failure: { kind: 'checkout', failure: { kind: 'script' } } },
        'Something went wrong',
      ],
    ];
    for (const [payment, text] of words) {
      const { unmount } = show(payment);
      expect(screen.getByText(text), text).toBeVisible();
      unmount();
    }
  });

  it('[DON-04] offers no second payment beside one that may have been taken', () => {
    show({ state: 'unverified', gift: taken, failure: { kind: 'refused', message: null } });
    expect(screen.getByRole('button', { name: 'Verify again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Donate/ })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/may have been taken/);
    expect(screen.getByText('pay_1')).toBeVisible();
  });

  it('[DON-04] shows a payment for another campaign nowhere but says why nothing can be begun', () => {
    show({ state: 'checkout', gift: { ...taken, campaignId: 'fund_2' } });
    expect(screen.getByRole('button', { name: 'Another payment is open' })).toBeVisible();
    expect(screen.queryByText('The payment window is open.')).toBeNull();
  });

  it('takes nothing for a campaign that has ended', () => {
    show({ state: 'idle' }, { isOpen: false });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Browse Campaigns' })).toHaveAttribute('href', '/crowdfunding');
  });

  it('the server’s words are words, whatever is in them', () => {
    show({
      state: 'unverified',
      gift: taken,
      failure: { kind: 'refused', message: '<img src=x onerror=alert(1)>' },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('<img src=x onerror=alert(1)>');
    expect(screen.getByRole('alert').querySelector('img')).toBeNull();
  });
});
