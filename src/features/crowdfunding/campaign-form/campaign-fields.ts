import * as v from 'valibot';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { CAMPAIGN_LENGTHS, TEXT_LIMITS } from '#contract/limits.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  lengthChecks,
  mapFields,
  namesOf,
  requiredText,
  text,
} from '#shared/form/fields.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay, yearsAfter } from '#shared/format/dates.ts';
import { withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { CampaignFacts, CampaignWrite } from '../campaign.ts';

const IMAGE_URL = /\.(?:jpe?g|gif|png|webp|bmp)(?:\?.*)?$/i;

export function isPictureAddress(text: string): boolean {
  return IMAGE_URL.test(text) && webUrl(text) !== null;
}

/** How long a text is, as its rule counts it. */
export function lengthOf(text: string): number {
  return text.trim().length;
}

interface ValidationContext {
  readonly now: number;
  /** The stored deadline, which is not validated again: the texts of a finished campaign can still be edited. */
  readonly storedDay: string | null;
}

/** The days in India on which a campaign can end, `now` in milliseconds since 1970. */
export function deadlineBounds(now: number): DateBounds {
  const today = indianDay(now);
  return { min: today, max: yearsAfter(today, 10) };
}

function isGoal(typed: string): boolean {
  const reading = readAmount(typed);
  return reading.kind === 'amount' && reading.rupees > 0;
}

function textOfLength({ least, most }: { readonly least: number; readonly most: number }, wrong: string) {
  return v.pipe(text, v.minLength(least, wrong), v.maxLength(most, wrong));
}

/** What the form calls its fields, in the order in which the rules are checked, and their problems listed (CF-09, CF-10). */
export const campaignLabels = {
  deadline: 'Deadline',
  goalAmount: 'Goal amount',
  imageUrl: 'Image URL',
  description: 'Description',
  about: 'About',
  title: 'Title',
} as const;
export type CampaignField = keyof typeof campaignLabels;

const upToLimit = lengthChecks(campaignLabels, TEXT_LIMITS.campaign);

/** The form's rules (CF-10). */
export function campaignSchema({ now, storedDay }: ValidationContext) {
  const newDeadline = dateBetween(deadlineBounds(now), {
    unreal: crowdfundingErrors['campaign-deadline-missing'],
    early: crowdfundingErrors['campaign-deadline-past'],
    late: crowdfundingErrors['campaign-deadline-far'],
  });
  return v.object({
    // `2027-03-31`, as a date input gives it; empty while it is incomplete.
    deadline: v.pipe(
      text,
      checkText((day) => (day === storedDay ? null : newDeadline(day))),
    ),
    goalAmount: v.pipe(text, v.check(isGoal, crowdfundingErrors['campaign-goal-invalid'])),
    imageUrl: v.pipe(
      v.string(),
      v.transform(withoutInvisible),
      v.trim(),
      v.check(isPictureAddress, crowdfundingErrors['campaign-image-invalid']),
      upToLimit('imageUrl'),
    ),
    description: textOfLength(
      CAMPAIGN_LENGTHS.description,
      crowdfundingErrors['campaign-description-length'],
    ),
    about: textOfLength(CAMPAIGN_LENGTHS.about, crowdfundingErrors['campaign-about-length']),
    title: v.pipe(requiredText(crowdfundingErrors['campaign-title-missing']), upToLimit('title')),
  });
}

export type CampaignFields = v.InferOutput<ReturnType<typeof campaignSchema>>;

export const NO_CAMPAIGN: CampaignFields = mapFields(campaignLabels, () => '');

/** A campaign's values as the form shows them, with the deadline as a date in India. */
export function fieldsOf(campaign: CampaignFacts): CampaignFields {
  return {
    title: campaign.title,
    description: campaign.description ?? '',
    imageUrl: campaign.imageUrl ?? '',
    about: campaign.about ?? '',
    goalAmount: String(campaign.goalAmount),
    deadline: indianDay(deadlineMoment(campaign.deadline)),
  };
}

function wireOf(fields: CampaignFields): Omit<CampaignWrite, 'organizationId'> {
  const goal = readAmount(fields.goalAmount);
  return {
    title: fields.title.trim(),
    description: fields.description.trim(),
    imageUrl: fields.imageUrl.trim(),
    about: fields.about.trim(),
    goalAmount: goal.kind === 'amount' ? goal.rupees : 0,
    deadline: new Date(deadlineMoment(fields.deadline)).toISOString(),
  };
}

/** What is sent for a new campaign, from valid fields (CF-11). */
export function campaignPayload(userId: string, fields: CampaignFields): CampaignWrite {
  return { ...wireOf(fields), organizationId: userId };
}

export type CampaignChange = Partial<ReturnType<typeof wireOf>>;

/** The changes of an edited campaign: only what differs, deadlines compared by day; null for none (CF-12). */
export function campaignChange(campaign: CampaignFacts, fields: CampaignFields): CampaignChange | null {
  const before = wireOf(fieldsOf(campaign));
  const change: CampaignChange = wireOf(fields);
  for (const name of namesOf(before)) if (change[name] === before[name]) delete change[name];
  return Object.keys(change).length > 0 ? change : null;
}
