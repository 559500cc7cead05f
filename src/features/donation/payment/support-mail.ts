import { mailHref } from '#shared/facts/contact-details.ts';
import { formatPaise } from '#shared/format/amount.ts';
import { encodeText } from '#shared/text/encode-text.ts';
import type { OrderedDonation } from './payment.ts';

interface SupportCase extends OrderedDonation {
  readonly paymentId?: string | undefined;
}

/** Returns a link that opens an email to support with the order number and payment details. */
export function supportMailHref({ orderId, paymentId, campaignTitle, paise }: SupportCase): string {
  const lines = [
    'Please look up this payment:',
    '',
    `Order: ${orderId}`,
    ...(paymentId === undefined ? [] : [`Payment: ${paymentId}`]),
    `Amount: ${formatPaise(paise)}`,
    `Campaign: ${campaignTitle}`,
  ];
  const subject = encodeText(`Payment for order ${orderId}`);
  return `${mailHref}?subject=${subject}&body=${encodeText(lines.join('\r\n'))}`;
}
