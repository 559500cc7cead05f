import type { DonationRecord, FundraiserRecord } from '../store/records.ts';
import type { Calendar } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import { ownerOf } from './organizations.ts';
import { personNumber } from './people.ts';
import { personas } from './personas.ts';
import { createRandom } from './random.ts';

/** An open campaign of the persona `organization`. */
export const EXAMPLE_FUNDRAISER_ID = 'fund-village-library';
/** The host of the campaigns' pictures. See handlers/images.ts. */
export const IMAGE_HOST = 'https://images.mock.localhost';

/** Typical donations, in rupees. */
const gifts = [25, 50, 100, 250, 500, 1000, 2500, 5000] as const;

/** Converts campaigns to database records. */
export function seedFundraisers(campaigns: readonly Campaign[], calendar: Calendar): FundraiserRecord[] {
  return campaigns.map((campaign, index) => ({
    id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    imageUrl: campaign.withImage === false ? null : `${IMAGE_HOST}/${campaign.id}.png`,
    about: campaign.about,
    goalAmount: campaign.goal,
    deadline: calendar.endOfDay(campaign.closesInDays),
    organizationId: ownerOf(campaign.by),
    createdAt: calendar.duringDay(-campaign.openedDaysAgo, index),
  }));
}

/**
 * Generates the donations to each campaign. The persona `donor` is the third donor of every
 * campaign with at least three donations.
 */
export function seedDonations(campaigns: readonly Campaign[], calendar: Calendar): DonationRecord[] {
  return campaigns.flatMap(({ id, closesInDays, openedDaysAgo, donors, firstGift = null }, position) => {
    const random = createRandom(1000 + position);
    const last = Math.min(-1, closesInDays);
    const days = Math.max(1, openedDaysAgo + last);
    return Array.from({ length: donors }, (_, index) => ({
      id: `${id.replace(/^fund-/, 'gift-')}-${index + 1}`,
      fundraiserId: id,
      donorId:
        index === 2 ? personas.donor.userId : personNumber(320 + ((position * 31 + index) % 400)).userId,
      amount: index === 0 && firstGift !== null ? firstGift : random.pick(gifts),
      paymentId: null,
      createdAt: calendar.duringDay(last - random.below(days), index),
    }));
  });
}
