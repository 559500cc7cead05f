import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { paiseFrom } from './gift.ts';
import type { StoredPayment } from './pending-payments-store.ts';

interface OwnDonation {
  /** The server's id; null where it gives none. */
  readonly id: string | null;
  readonly key: string;
}

/**
 * A donor's donations of one amount to a campaign, oldest first as the server lists them. The contract has no order
 * number in a donation, so donor, campaign and amount are all that an order and its donation share.
 */
function ownDonations(campaign: Fundraiser, donorId: string, paise: number): readonly OwnDonation[] {
  return (campaign.donations ?? []).flatMap(({ id, donorId: donor, amount, createdAt }, index) =>
    donor === donorId && amount != null && paiseFrom(amount) === paise
      ? [{ id: id ?? null, key: id ?? createdAt ?? `#${index}` }]
      : [],
  );
}

/** What an order records of the campaign beforehand, to tell its own donation from earlier ones. */
export function knownDonations(campaign: Fundraiser, donorId: string, paise: number): readonly string[] {
  return ownDonations(campaign, donorId, paise).map(({ key }) => key);
}

const canBe = ({ known }: StoredPayment, { key }: OwnDonation): boolean => !known.includes(key);

/** The orders that find no donation of their own among these; each donation is one order's. */
function withoutDonation(
  payments: readonly StoredPayment[],
  donations: readonly OwnDonation[],
): readonly StoredPayment[] {
  const left = [...donations];
  return payments.filter((payment) => {
    const index = left.findIndex((donation) => canBe(payment, donation));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** A campaign's donations that can be a payment's, and how many other orders they may belong to instead. */
function candidates(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Fundraiser,
  donorId: string,
) {
  const { campaignId, paise, orderId } = payment;
  const donations = ownDonations(campaign, donorId, paise);
  const newer = donations.filter((donation) => canBe(payment, donation));
  const older = donations.filter((donation) => !newer.includes(donation));
  const others = all.filter(
    (one) => one.campaignId === campaignId && one.paise === paise && one.orderId !== orderId,
  );
  return { newer, rivals: withoutDonation(others, older).length };
}

/**
 * Whether the server's list proves that a payment was counted: it has donations that are new since the order, and
 * more of them than there are other orders of this amount that they could belong to. In doubt it says no.
 */
export function isRecorded(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Fundraiser,
  donorId: string,
): boolean {
  const { newer, rivals } = candidates(payment, all, campaign, donorId);
  return newer.length > rivals;
}

/** The id of the one donation that can only be this payment's; null where it is not certain which one is. */
export function ownDonation(
  payment: StoredPayment,
  all: readonly StoredPayment[],
  campaign: Fundraiser,
  donorId: string,
): string | null {
  const { newer, rivals } = candidates(payment, all, campaign, donorId);
  const [first] = newer;
  return first && newer.length === 1 && rivals === 0 ? first.id : null;
}

/** The verified payments that the campaigns' lists do not show yet: the server still records them. */
export function beingRecorded(
  all: readonly StoredPayment[],
  campaigns: readonly Fundraiser[],
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
      campaign ? ownDonations(campaign, donorId, paise) : [],
    );
  });
}
