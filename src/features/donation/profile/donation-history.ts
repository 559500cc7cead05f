import type { Campaign } from '#features/crowdfunding/index.ts';
import { paiseFrom } from '#shared/format/amount.ts';

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
}

/** A person's donations, from the donations of all campaigns; the newest first, those without a date last. */
export function donationHistory(campaigns: readonly Campaign[], donorId: string): readonly DonationRecord[] {
  return campaigns
    .flatMap(({ id: campaignId, title: campaignTitle, ownerId, donations }) =>
      (donations ?? []).flatMap((donation, index): DonationRecord[] => {
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
          },
        ];
      }),
    )
    .sort((one, other) => (other.at ?? '').localeCompare(one.at ?? ''));
}

/** The sum of the donations, added up in paise to stay exact. */
export function totalPaise(donations: readonly DonationRecord[]): number {
  return donations.reduce((sum, { paise }) => sum + (paise ?? 0), 0);
}
