import { type Campaign, raisedOf } from '#features/crowdfunding/index.ts';
import { paiseFrom } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay } from '#shared/format/dates.ts';

/** A donor's donation and the campaign that received it. */
export interface DonationRecord {
  /** The id from the server. If the server sends none, the campaign's id and a number. */
  readonly id: string;
  readonly campaignId: string;
  readonly campaignTitle: string;
  /** The user who runs the campaign. Null if the server doesn't send it. */
  readonly ownerId: string | null;
  /** Null if the server doesn't send it. */
  readonly paise: number | null;
  /** ISO 8601. Null if the server doesn't send it. */
  readonly at: string | null;
  /** Rupees raised by the campaign so far. */
  readonly raised: number;
  readonly goal: number;
}

/** Returns a donor's donations to all campaigns, newest first and undated ones last. */
export function donationHistory(campaigns: readonly Campaign[], donorId: string): readonly DonationRecord[] {
  return campaigns
    .flatMap((campaign) => {
      const { id: campaignId, title: campaignTitle, ownerId } = campaign;
      return (campaign.donations ?? []).flatMap((donation, index): DonationRecord[] => {
        if (donation.donorId !== donorId) return [];
        const { id, amount, createdAt } = donation;
        return [
          {
            id: id ?? `${campaignId}-${index + 1}`,
            campaignId,
            campaignTitle,
            ownerId,
            paise: amount == null ? null : paiseFrom(amount),
            at: createdAt ?? null,
            raised: raisedOf(campaign),
            goal: campaign.goalAmount,
          },
        ];
      });
    })
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** Adds up the donations in paise, which avoids rounding errors. */
export function totalPaise(donations: readonly DonationRecord[]): number {
  return donations.reduce((sum, { paise }) => sum + (paise ?? 0), 0);
}

/** A donor's donations in one financial year, which starts on 1 April in India. */
export interface GivingYear {
  /** The calendar year in which the financial year starts. Null for undated donations. */
  readonly begins: number | null;
  readonly donations: readonly DonationRecord[];
}

const FIRST_MONTH = 4;

function financialYear(at: string): number {
  const [year = 0, month = 0] = indianDay(deadlineMoment(at)).split('-').map(Number);
  return month < FIRST_MONTH ? year - 1 : year;
}

/** Groups donations by financial year, latest year first and undated donations last. */
export function givingYears(donations: readonly DonationRecord[]): readonly GivingYear[] {
  const years = new Map<number | null, DonationRecord[]>();
  for (const donation of donations) {
    const begins = donation.at === null ? null : financialYear(donation.at);
    years.set(begins, [...(years.get(begins) ?? []), donation]);
  }
  return [...years]
    .map(([begins, given]) => ({ begins, donations: given }))
    .sort((one, other) => (other.begins ?? 0) - (one.begins ?? 0));
}

/** Formats a financial year the way tax forms do: `2026–27`. */
export function yearName(begins: number): string {
  return `${begins}–${String((begins + 1) % 100).padStart(2, '0')}`;
}
