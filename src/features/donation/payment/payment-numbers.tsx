import { formatPaise } from '#shared/format/amount.ts';

export interface PaymentNumbersProps {
  readonly paise: number;
  readonly orderId: string;
  readonly paymentId?: string | undefined;
}

/** Lists the amount, order number and payment number, which support needs to find a payment. */
export function PaymentNumbers({ paise, orderId, paymentId }: PaymentNumbersProps) {
  return (
    <dl className="stack gap-1 quiet">
      <div className="cluster gap-2">
        <dt>Amount</dt>
        <dd className="strong">{formatPaise(paise)}</dd>
      </div>
      <div className="cluster gap-2">
        <dt>Order</dt>
        <dd className="strong">{orderId}</dd>
      </div>
      {paymentId && (
        <div className="cluster gap-2">
          <dt>Payment</dt>
          <dd className="strong">{paymentId}</dd>
        </div>
      )}
    </dl>
  );
}
