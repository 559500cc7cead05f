import { type Campaign, raisedOf } from '#features/crowdfunding/index.ts';
import { paiseFrom } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay } from '#shared/format/dates.ts';

/** One donation of a person, with the campaign that received it. */
export interface DonationRecord {
  /** The server's id, or the campaign's with a number where it has none. */
  readonly id: string;
  readonly campaignId: string;
  readonly campaignTitle: string;
  /** The user who runs the campaign; null where the server does not tell. */
  readonly ownerId: string | null;
  /** Null where the server does not tell. */
  readonly paise: number | null;
  /** ISO 8601; null where the server does not tell. */
  readonly at: string | null;
  /** How far the campaign is now, in rupees. */
  readonly raised: number;
  readonly goal: number;
}

/** A person's donations, from the donations of all campaigns; the newest first, those without a date last. */
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

/** The sum of the donations, added up in paise to stay exact. */
export function totalPaise(donations: readonly DonationRecord[]): number {
  return donations.reduce((sum, { paise }) => sum + (paise ?? 0), 0);
}

/** What a person gave in a financial year, which begins on 1 April in India. */
export interface GivingYear {
  /** The calendar year in which it begins; null for donations without a date. */
  readonly begins: number | null;
  readonly donations: readonly DonationRecord[];
}

const FIRST_MONTH = 4;

function financialYear(at: string): number {
  const [year = 0, month = 0] = indianDay(deadlineMoment(at)).split('-').map(Number);
  return month < FIRST_MONTH ? year - 1 : year;
}

/** The donations by financial year, the latest year first; those without a date last. */
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

/** A financial year, as tax forms write it: `2026–27`. */
export function yearName(begins: number): string {
  return `${begins}–${String((begins + 1) % 100).padStart(2, '0')}`;
}
