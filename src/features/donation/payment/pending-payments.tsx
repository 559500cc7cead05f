import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatPaise } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { PaymentSupport } from './payment-support.tsx';
import { paidDonation, type StoredPayment } from './pending-payments-store.ts';
import { supportMailHref } from './support-mail.ts';
import type { OpenPayments } from './use-open-payments.ts';

/** Actions for unsettled payments. Each takes the payment's order id. */
export interface PendingActions {
  readonly verify: (orderId: string) => void;
  readonly hide: (orderId: string) => void;
  readonly hideTaken: (orderId: string) => void;
}

export interface PendingPaymentsProps {
  readonly orders: Pick<OpenPayments, 'taken' | 'abandoned' | 'dismissed'>;
  /** False while a payment is in progress. */
  readonly canVerify: boolean;
  readonly actions: PendingActions;
}

/** Lists the unsettled payments, each with its next steps (DON-04). */
export function PendingPayments({ orders, canVerify, actions }: PendingPaymentsProps) {
  const { taken, abandoned, dismissed } = orders;
  const list = useRef<HTMLUListElement>(null);
  const count = taken.length + abandoned.length + dismissed.length;
  const before = useRef(count);
  useEffect(() => {
    // The button that had focus disappeared with its payment, so focus moves to the list's
    // container.
    if (count < before.current && document.activeElement === document.body) {
      list.current?.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    }
    before.current = count;
  }, [count]);
  return (
    <ul ref={list} className="stack gap-3" hidden={count === 0}>
      {taken.map((payment) => {
        const donation = paidDonation(payment);
        return (
          <li key={payment.orderId} className="notice stack gap-2" data-tone="attention">
            <p className="strong">{fill('Your {sum} payment isn’t verified yet.', words(payment))}</p>
            <p>
              {fill(
                'You paid on {date} for “{title}”, and the money may have left your account. Do not pay again. Verifying the payment won’t charge you again.',
                words(payment),
              )}
            </p>
            <p className="quiet">{fill('Order {orderId}', payment)}</p>
            {payment.proof && <p className="quiet">{fill('Payment {paymentId}', payment.proof)}</p>}
            <Button
              size="sm"
              aria-disabled={!canVerify || undefined}
              onClick={() => canVerify && actions.verify(payment.orderId)}
            >
              {fill('Verify {sum}', words(payment))}
            </Button>
            {donation && (
              <PaymentSupport donation={donation} tries={payment.tries} onHideTaken={actions.hideTaken} />
            )}
          </li>
        );
      })}
      {abandoned.map((payment) => (
        <li key={payment.orderId} className="notice stack gap-2" data-tone="attention">
          <p className="strong">{fill('Your {sum} payment was interrupted.', words(payment))}</p>
          <Unclear payment={payment} onHide={actions.hide} />
        </li>
      ))}
      {dismissed.length > 0 && (
        <li className="notice" data-tone="attention">
          <details>
            <summary>
              {dismissed.length === 1
                ? 'You closed a payment window'
                : fill('You closed {n} payment windows', { n: dismissed.length })}
            </summary>
            <ul className="stack">
              {dismissed.map((payment) => (
                <li key={payment.orderId} className="stack gap-2">
                  <p>{fill('{sum} for “{title}”, on {date}', words(payment))}</p>
                  <Unclear payment={payment} onHide={actions.hide} />
                </li>
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

interface UnclearProps {
  readonly payment: StoredPayment;
  readonly onHide: (orderId: string) => void;
}

/** Says what to do about an order that may have been paid. */
function Unclear({ payment, onHide }: UnclearProps) {
  return (
    <>
      <p>
        If money left your account, do not pay again, and <a href={supportMailHref(payment)}>email support</a>{' '}
        with the order number. If no money left your account, you don’t need to do anything.
      </p>
      <p className="quiet">{fill('Order {orderId}', { orderId: payment.orderId })}</p>
      <Button variant="default" size="sm" onClick={() => onHide(payment.orderId)}>
        Dismiss, I’ve checked my account
      </Button>
    </>
  );
}

function words({ paise, openedAt, campaignTitle }: StoredPayment) {
  return {
    sum: formatPaise(paise),
    date: formatLongDate(new Date(openedAt).toISOString()),
    title: campaignTitle,
  };
}
