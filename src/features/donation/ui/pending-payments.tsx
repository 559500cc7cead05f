import { formatExactRupees } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { AppLink } from '#shared/ui/app-link.tsx';
import { Button } from '#shared/ui/button.tsx';
import { rupeesFrom } from '../model/gift.ts';
import type { PendingPayment } from '../model/pending-payments.ts';
import classes from './pending-payments.module.css';

export interface PendingPaymentsProps {
  /** Payments that were taken and are not verified. */
  readonly payments: readonly PendingPayment[];
  /** Orders whose checkout was open when its page was lost: nobody knows whether they were paid. */
  readonly abandoned: readonly PendingPayment[];
  /** False while one of them is being verified. */
  readonly canVerify: boolean;
  readonly onVerify: (orderId: string) => void;
  readonly onForget: (orderId: string) => void;
}

/** What is not settled between a donor and their bank, with a way to settle it (DON-04). */
export function PendingPayments(props: PendingPaymentsProps) {
  const { payments, abandoned, canVerify, onVerify, onForget } = props;
  if (payments.length === 0 && abandoned.length === 0) return null;
  return (
    <ul className={classes.list}>
      {payments.map((payment) => (
        <li key={payment.orderId}>
          <p className={classes.title}>{fill('A payment of {sum} is not verified yet.', words(payment))}</p>
          <p>
            {fill(
              'It was made on {date} for “{title}” and may have been taken. Verifying it charges nothing again.',
              words(payment),
            )}
          </p>
          <p className={classes.number}>{fill('Order {orderId}', { orderId: payment.orderId })}</p>
          <Button
            size="sm"
            aria-disabled={!canVerify || undefined}
            onClick={() => canVerify && onVerify(payment.orderId)}
          >
            {fill('Verify {sum}', words(payment))}
          </Button>
        </li>
      ))}
      {abandoned.map((payment) => (
        <li key={payment.orderId}>
          <p className={classes.title}>{fill('Your {sum} payment was interrupted.', words(payment))}</p>
          <p>
            If no money left your account, nothing happened. If it did,{' '}
            <AppLink href="/contact">write to us</AppLink> with the order’s number before you pay again.
          </p>
          <p className={classes.number}>{fill('Order {orderId}', { orderId: payment.orderId })}</p>
          <Button variant="default" size="sm" onClick={() => onForget(payment.orderId)}>
            Dismiss: I have checked my account
          </Button>
        </li>
      ))}
    </ul>
  );
}

function words({ paise, openedAt, campaignTitle }: PendingPayment) {
  return {
    sum: formatExactRupees(rupeesFrom(paise)),
    date: formatLongDate(new Date(openedAt).toISOString()),
    title: campaignTitle,
  };
}
