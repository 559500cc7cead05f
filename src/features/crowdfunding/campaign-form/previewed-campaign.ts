import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay } from '#shared/format/dates.ts';
import type { CampaignFacts } from '../campaign.ts';
import { type CampaignFields, campaignPayload, isPictureAddress } from './campaign-fields.ts';

const EXAMPLE_MS = 60 * 86_400_000;

/**
 * Returns the campaign as donors will see it, with examples for missing values (CF-09).
 * @param edited the existing campaign, whose raised amount and donations the card shows
 */
export function previewOf(fields: CampaignFields, edited: CampaignFacts | null, now: number) {
  const moment = deadlineMoment(fields.deadline);
  // Treats dates after the year 9998 as missing, so that the deadline has a four-digit year.
  const hasDeadline = Number.isFinite(moment) && Math.abs(moment) < Date.UTC(9999, 0);
  const examples: Partial<CampaignFields> = {
    ...(!fields.title.trim() && { title: 'Your campaign’s title' }),
    ...(!fields.description.trim() && {
      description: 'What the money is for and who it helps, in a sentence or two.',
    }),
    ...(readAmount(fields.goalAmount).kind !== 'amount' && { goalAmount: '50000' }),
    ...(!hasDeadline && { deadline: indianDay(now + EXAMPLE_MS) }),
  };
  const typed = campaignPayload('preview', { ...fields, ...examples });
  const campaign: CampaignFacts = {
    ...typed,
    id: 'preview',
    // Each keystroke produces a new URL, so the preview loads only complete URLs.
    imageUrl: isPictureAddress(typed.imageUrl) ? typed.imageUrl : null,
    raisedAmount: edited?.raisedAmount,
    donations: edited?.donations,
  };
  return { campaign, hasExamples: Object.keys(examples).length > 0 };
}
