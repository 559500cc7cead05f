import { formatPaise } from '#shared/format/amount.ts';
import { formatLongDate } from '#shared/format/dates.ts';
import { LinkButton } from '#shared/ui/actions/link-button.tsx';
import { PrintSheet } from '#shared/ui/content/print-sheet.tsx';
import classes from './acknowledgement.module.css';
import { amountInWords } from './amount-in-words.ts';
import type { DonationRecord } from './donation-history.ts';

export interface AcknowledgementProps {
  readonly donation: DonationRecord;
  readonly donor: { readonly name: string; readonly email: string | null };
  /** Who runs the campaign; null where it is not known. */
  readonly organization: string | null;
  /** True where a link on the page opened it. */
  readonly takesFocus: boolean;
  readonly onPrint: () => void;
}

/** A printable receipt: the amount, the donor and the campaign. It says that it is not a tax certificate. */
export default function Acknowledgement(props: AcknowledgementProps) {
  const { donation, donor, organization, takesFocus, onPrint } = props;
  const { id, paise, at, campaignTitle } = donation;
  // An account may be without a name.
  const giver = donor.name || donor.email || 'Not provided';
  return (
    <PrintSheet
      title="Acknowledgement of a donation"
      print="Print"
      onPrint={onPrint}
      back={
        <LinkButton variant="default" to="/donor/profile">
          Back to your giving
        </LinkButton>
      }
      takesFocus={takesFocus}
      note="This acknowledgement is not a certificate under section 80G of the Income-tax Act: ask the organization for one. It states what the campaign’s records say about this donation."
    >
      <dl className="stack gap-3">
        <div>
          <dt>Number</dt>
          <dd>{id}</dd>
        </div>
        <div>
          <dt>Date</dt>
          <dd>{at === null ? 'Not known' : formatLongDate(at)}</dd>
        </div>
        <div>
          <dt>Received from</dt>
          <dd>
            <bdi>{giver}</bdi>
            {donor.email && donor.email !== giver && <span>{` (${donor.email})`}</span>}
          </dd>
        </div>
        <div>
          <dt>For the campaign</dt>
          <dd dir="auto">{campaignTitle}</dd>
        </div>
        {organization && (
          <div>
            <dt>Run by</dt>
            <dd dir="auto">{organization}</dd>
          </div>
        )}
        <div>
          <dt>Amount</dt>
          <dd className={`${classes.amount} strong`}>{paise === null ? 'Not known' : formatPaise(paise)}</dd>
        </div>
        {paise !== null && (
          <div>
            <dt>In words</dt>
            <dd>{amountInWords(paise)}</dd>
          </div>
        )}
      </dl>
    </PrintSheet>
  );
}
