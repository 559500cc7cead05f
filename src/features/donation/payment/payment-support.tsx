import { Button } from '@mantine/core';
import { useState } from 'react';
import { QuestionDialog } from '#shared/ui/dialog/question-dialog.tsx';
import type { PaidDonation } from './payment.ts';
import { PaymentNumbers } from './payment-numbers.tsx';
import { TRIES_BEFORE_HIDING } from './payment-texts.ts';
import { supportMailHref } from './support-mail.ts';

export interface PaymentSupportProps {
  readonly donation: PaidDonation;
  /** Number of failed verifications. */
  readonly tries: number;
  readonly onHideTaken: (orderId: string) => void;
}

/** Lets the donor email support about a captured but unverified payment, or hide the payment. */
export function PaymentSupport({ donation, tries, onHideTaken }: PaymentSupportProps) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button component="a" variant="default" size="sm" href={supportMailHref(donation)}>
        Email both numbers to support
      </Button>
      {tries >= TRIES_BEFORE_HIDING && (
        <Button variant="default" size="sm" onClick={() => setAsks(true)}>
          Hide this payment
        </Button>
      )}
      <QuestionDialog
        title="Hide this payment?"
        isOpen={asks}
        yes="Hide it"
        no="Keep it"
        onAnswer={(yes) => (yes ? onHideTaken(donation.orderId) : setAsks(false))}
      >
        <p>
          This payment isn’t verified, and your money may have been taken. Do not pay again. If you hide the
          payment, this device won’t show it again. Before you hide it, send these numbers to support or write
          them down.
        </p>
        <PaymentNumbers {...donation} />
      </QuestionDialog>
    </>
  );
}
