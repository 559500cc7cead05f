import type { Campaign } from '#features/crowdfunding/index.ts';
import { paiseFrom } from '#shared/format/amount.ts';
import type { StoredPayment } from './pending-payments-store.ts';

/**
 * The ids of a donor's donations of one amount to a campaign. A donation carries no order number, so donor, campaign and
 * amount are all that it shares with its order. A donation without an id cannot be told from an earlier one and is
 * left out.
 */
export function knownDonations(campaign: Campaign, donorId: string, paise: number): readonly string[] {
  return (campaign.donations ?? []).flatMap(({ id, donorId: donor, amount }) =>
    id != null && donor === donorId && amount != null && paiseFrom(amount) === paise ? [id] : [],
  );
}

const canBe = ({ known }: StoredPayment, id: string): boolean => !known.includes(id);

/** The orders that find no donation of their own among these; each donation is one order's. */
function withoutDonation(
  payments: readonly StoredPayment[],
  donations: readonly string[],
): readonly StoredPayment[] {
  const left = [...donations];
  return payments.filter((payment) => {
    const index = left.findIndex((id) => canBe(payment, id));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** A campaign's donations that can be a payment's, and how many other orders they may belong to instead. */
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
 * Whether the server's list may have a payment: it has donations that are new since the order, and more of them than
 * there are other orders on this device that they could belong to. It proves nothing: the donor may have
 * donated the same amount on another device.
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

/** The id of the one donation that can only be this payment's; null where it is not certain which one is. */
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

/** The verified payments that the campaigns' lists do not show yet: the server still records them. */
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
