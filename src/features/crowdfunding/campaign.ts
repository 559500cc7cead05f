import type { Fundraiser, FundraiserWrite } from '#contract/schemas/fundraiser.ts';

/** A campaign. The wire calls it a fundraiser, and its owner's user id `organizationId`. */
export interface Campaign extends Omit<Fundraiser, 'organizationId'> {
  /** The user who runs it; null where the server does not tell. */
  readonly ownerId: string | null;
}

/** A new campaign, as it is sent. */
export type CampaignWrite = FundraiserWrite;

/** What a card shows of a campaign. */
export type CampaignFacts = Omit<Campaign, 'ownerId'>;

export function campaignFrom({ organizationId, ...fundraiser }: Fundraiser): Campaign {
  return { ...fundraiser, ownerId: organizationId ?? null };
}

/** How many characters of its description a card shows (CF-03). */
export const CARD_TEXT = 100;

/** The rupees raised: the server's figure, else the sum of the donations. */
export function raisedOf({ raisedAmount, donations }: CampaignFacts): number {
  return raisedAmount ?? donations?.reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0;
}

export function backersOf({ donations }: CampaignFacts): number {
  return donations?.length ?? 0;
}

/** Whole percents of the goal, rounded down: 100 only where it was reached (CF-07). */
export function percentFunded(raised: number, goal: number): number {
  if (raised <= 0) return 0;
  // Multiplied first: 0.29 * 100 is less than 29.
  if (raised < goal) return Math.min(99, Math.floor((raised * 100) / goal));
  return goal < 1 ? 100 : Math.floor((raised * 100) / goal);
}

/** The latest donations whose amount and time are known, the newest first. */
export function latestDonations({ donations }: CampaignFacts, count: number) {
  return (donations ?? [])
    .flatMap(({ amount, createdAt }) => (amount && createdAt ? [{ amount, at: createdAt }] : []))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, count);
}
