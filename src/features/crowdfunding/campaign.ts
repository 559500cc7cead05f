import type { Fundraiser, FundraiserWrite } from '#contract/schemas/fundraiser.ts';

/** A campaign. The API calls it a fundraiser, and its `organizationId` is the owner's user id. */
export interface Campaign extends Omit<Fundraiser, 'organizationId'> {
  /** The user who runs the campaign. Null if the server does not say. */
  readonly ownerId: string | null;
}

/** The request body for a new campaign. */
export type CampaignWrite = FundraiserWrite;

/** A campaign without its owner, for cards and forms. */
export type CampaignFacts = Omit<Campaign, 'ownerId'>;

export function campaignFrom({ organizationId, ...fundraiser }: Fundraiser): Campaign {
  return { ...fundraiser, ownerId: organizationId ?? null };
}

/** Maximum number of description characters on a card (CF-03). */
export const CARD_TEXT = 100;

/** Returns the rupees raised. If the server sends no figure, adds up the donations. */
export function raisedOf({ raisedAmount, donations }: CampaignFacts): number {
  return raisedAmount ?? donations?.reduce((sum, { amount }) => sum + (amount ?? 0), 0) ?? 0;
}

export function backersOf({ donations }: CampaignFacts): number {
  return donations?.length ?? 0;
}

/** Returns the funded percentage, rounded down, so that 100 means the goal is reached (CF-07). */
export function percentFunded(raised: number, goal: number): number {
  if (raised <= 0) return 0;
  // Multiplies before dividing, because 29 / 100 * 100 is slightly less than 29.
  if (raised < goal) return Math.min(99, Math.floor((raised * 100) / goal));
  return goal < 1 ? 100 : Math.floor((raised * 100) / goal);
}

/** Returns the latest donations with a known amount and time, newest first. */
export function latestDonations({ donations }: CampaignFacts, count: number) {
  return (donations ?? [])
    .flatMap(({ amount, createdAt }) => (amount && createdAt ? [{ amount, at: createdAt }] : []))
    .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, count);
}
