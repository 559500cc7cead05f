import { formatPaise } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { fill } from '#shared/text/fill.ts';
import { shareOrDownloadText } from '#shared/ui/actions/download.ts';
import { EmailText } from '#shared/ui/content/email-text.tsx';
import { PrintSheet } from '#shared/ui/content/print-sheet.tsx';
import { BackLink } from '#shared/ui/layout/page.tsx';
import type { DonationRecord } from '../donation-history.ts';
import { amountInWords } from './amount-in-words.ts';
import { shortNumber } from './receipt-number.ts';

export interface ReceiptProps {
  readonly donation: DonationRecord;
  readonly donor: { readonly name: string; readonly email: string | null };
  /** The organization that runs the campaign. Null if unknown. */
  readonly organization: string | null;
  /** True if a link on the page opened the receipt. The receipt's heading then receives focus. */
  readonly takesFocus: boolean;
  readonly onPrint: () => void;
}

const NOTE =
  'This receipt shows what the campaign has recorded. It isn’t a certificate under section 80G of the Income-tax Act. Ask the organization for one.';

/** Returns the lines that a receipt shows, both on screen and in the text file. */
function linesOf({ donation, donor, organization }: ReceiptProps): readonly (readonly [string, string])[] {
  const { id, paise, at, campaignTitle } = donation;
  // Falls back to the email address, because some accounts have no name.
  const giver = donor.name || donor.email || 'Not provided';
  const isMailKnown = donor.email !== null && donor.email !== giver;
  return [
    ['Number', shortNumber(id)],
    ['Date', at === null ? 'Not known' : formatLongDate(at)],
    ['Received from', isMailKnown ? `${giver} (${donor.email})` : giver],
    ['For the campaign', campaignTitle],
    ...(organization ? [['Run by', organization] as const] : []),
    ['Amount', paise === null ? 'Not known' : formatPaise(paise)],
    ...(paise === null ? [] : [['In words', amountInWords(paise)] as const]),
  ];
}

/** Returns the receipt as text, because every phone can open and share a text file. */
function textOf(props: ReceiptProps): string {
  return [
    'EduEmpower, Bangalore, India',
    'Donation receipt',
    '',
    ...linesOf(props).map(([term, text]) => `${term}: ${text}`),
    '',
    NOTE,
    fill('Full number: {id}', { id: props.donation.id }),
    '',
  ].join('\n');
}

/** The receipt for a donation, with a note that it is not a tax certificate. */
export default function Receipt(props: ReceiptProps) {
  const { donation, takesFocus, onPrint } = props;
  const save = async () => {
    const name = `receipt-${shortNumber(donation.id)}.txt`;
    return (await shareOrDownloadText(name, 'text/plain', textOf(props))) === 'downloaded';
  };
  return (
    <PrintSheet
      title="Donation receipt"
      print="Print"
      onPrint={onPrint}
      onSave={save}
      back={<BackLink to="/donor/profile">Back to your giving</BackLink>}
      takesFocus={takesFocus}
      note={
        <>
          <p>{NOTE}</p>
          <p>{fill('Full number: {id}', { id: donation.id })}</p>
        </>
      }
    >
      <dl className="stack gap-3">
        {linesOf(props).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto" className={term === 'Amount' ? 'large strong' : undefined}>
              <EmailText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </PrintSheet>
  );
}
