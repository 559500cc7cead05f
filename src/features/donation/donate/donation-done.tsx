import { Button } from '@mantine/core';
import { formatPaise } from '#shared/format/amount.ts';
import { WhatsAppButton } from '#shared/marks/whatsapp-button.tsx';
import { urlOf } from '#shared/router/site-address.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import { fill } from '#shared/text/fill.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import type { Donation } from '../payment/payment.ts';

export interface DonationDoneProps {
  readonly donation: Donation;
  /**
   * The donation's id, for its receipt. Null while the payment can't be matched to a single listed
   * donation.
   */
  readonly receipt: string | null;
  /** Null if the campaign no longer accepts donations. */
  readonly onAgain: (() => void) | null;
}

/** Confirms a verified donation and offers the next steps (DON-03). */
export function DonationDone({ donation, receipt, onAgain }: DonationDoneProps) {
  return (
    <div className="notice stack gap-3" data-tone="good">
      <p className="large strong good">Donation successful</p>
      <p>
        {fill('Thank you. {sum} went to “{title}”.', {
          sum: formatPaise(donation.paise),
          title: donation.campaignTitle,
        })}
      </p>
      <p>Your payment is confirmed. Know someone who would give too?</p>
      <WhatsAppButton
        variant="next"
        fullWidth
        title={donation.campaignTitle}
        url={urlOf(`/crowdfunding/${encodeText(donation.campaignId)}`)}
      >
        Share on WhatsApp
      </WhatsAppButton>
      <LinkButton
        variant="default"
        fullWidth
        to="/donor/profile"
        search={receipt === null ? {} : { receipt }}
      >
        {receipt === null ? 'Your donations and receipts' : 'Receipt for this donation'}
      </LinkButton>
      {onAgain && (
        <Button variant="default" fullWidth onClick={onAgain}>
          Give again
        </Button>
      )}
    </div>
  );
}
