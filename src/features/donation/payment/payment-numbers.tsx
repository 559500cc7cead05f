import { formatPaise } from '#shared/format/amount.ts';
import classes from './payment-numbers.module.css';

export interface PaymentNumbersProps {
  readonly paise: number;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
}

/** What support asks for. */
export function PaymentNumbers({ paise, orderId, paymentId }: PaymentNumbersProps) {
  return (
    <dl className={classes.numbers}>
      <div>
        <dt>Amount</dt>
        <dd>{formatPaise(paise)}</dd>
      </div>
      <div>
        <dt>Order</dt>
        <dd>{orderId}</dd>
      </div>
      {paymentId && (
        <div>
          <dt>Payment</dt>
          <dd>{paymentId}</dd>
        </div>
      )}
    </dl>
  );
}
