import type { Campaign } from '#features/crowdfunding/index.ts';
import { paiseFrom } from '#shared/format/amount.ts';
import type { StoredPayment } from './pending-payments-store.ts';

/**
 * Returns the ids of all donations of this amount that the donor made to the campaign. A donation
 * has no order id, so it shares only its donor, campaign and amount with its order. Omits donations
 * without an id, because they may be older than the order.
 */
export function knownDonations(campaign: Campaign, donorId: string, paise: number): readonly string[] {
  return (campaign.donations ?? []).flatMap(({ id, donorId: donor, amount }) =>
    id != null && donor === donorId && amount != null && paiseFrom(amount) === paise ? [id] : [],
  );
}

const canBe = ({ known }: StoredPayment, id: string): boolean => !known.includes(id);

/** Orders with no matching donation. Each donation matches at most one order. */
function withoutDonation(
  payments: readonly StoredPayment[],
  donations: readonly string[],
): readonly StoredPayment[] {
  const unmatched = [...donations];
  return payments.filter((payment) => {
    const index = unmatched.findIndex((id) => canBe(payment, id));
    if (index >= 0) unmatched.splice(index, 1);
    return index < 0;
  });
}

/**
 * Returns the ids of the new donations that may belong to a payment, and the number of other orders
 * that may have led to these donations.
 */
function candidates(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Campaign,
  donorId: string,
) {
  const { campaignId, paise, orderId } = payment;
  const donations = knownDonations(campaign, donorId, paise);
  const newer = donations.filter((id) => canBe(payment, id));
  const older = donations.filter((id) => !newer.includes(id));
  const others = all.filter(
    (one) => one.campaignId === campaignId && one.paise === paise && one.orderId !== orderId,
  );
  return { newer, rivals: withoutDonation(others, older).length };
}

/**
 * Whether the campaign lists a donation that may belong to this payment. True if the new donations
 * outnumber the other orders on this device that may have led to these donations. A match is not
 * proof, because the donor may have given the same amount on another device.
 */
export function mayBeRecorded(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Campaign,
  donorId: string,
): boolean {
  const { newer, rivals } = candidates(payment, all, campaign, donorId);
  return newer.length > rivals;
}

/**
 * Returns the id of a payment's donation. Returns null if the payment matches no donation or
 * several donations, or if the donation may belong to another order.
 */
export function ownDonation(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Campaign,
  donorId: string,
): string | null {
  const { newer, rivals } = candidates(payment, all, campaign, donorId);
  const [first] = newer;
  return first !== undefined && newer.length === 1 && rivals === 0 ? first : null;
}

/**
 * Returns verified payments that no campaign lists. The server may still be recording them, or
 * their campaign may have been deleted.
 */
export function beingRecorded(
  all: readonly StoredPayment[],
  campaigns: readonly Campaign[],
  donorId: string,
): readonly StoredPayment[] {
  const verified = all.filter(({ stage }) => stage === 'verified');
  const kinds = new Map(
    verified.map(({ campaignId, paise }) => [`${paise} ${campaignId}`, { campaignId, paise }]),
  );
  return [...kinds.values()].flatMap(({ campaignId, paise }) => {
    const campaign = campaigns.find(({ id }) => id === campaignId);
    return withoutDonation(
      verified.filter((one) => one.campaignId === campaignId && one.paise === paise),
      campaign ? knownDonations(campaign, donorId, paise) : [],
    );
  });
}
