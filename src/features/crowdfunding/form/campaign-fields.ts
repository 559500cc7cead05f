import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import type { Fundraiser, FundraiserWrite } from '#contract/schemas/fundraiser.ts';
import {
  type DateBounds,
  dateBetween,
  emptyFields,
  type FieldsOf,
  type FieldTable,
  fieldsSchema,
  required,
} from '#shared/form/fields.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay, yearsAfter } from '#shared/format/dates.ts';
import { withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';

/** The characters that a text may have, without the space around it (CF-10). */
export const LENGTHS = { description: { least: 10, most: 500 }, about: { least: 10, most: 1000 } } as const;

const IMAGE_URL = /\.(?:jpe?g|gif|png|webp|bmp)(?:\?.*)?$/i;

/** Whether a text is the address of a picture on the web (CF-10). */
export function isPictureAddress(text: string): boolean {
  return IMAGE_URL.test(text) && webUrl(text) !== null;
}

/** How long a text is, as its rule counts it. */
export function lengthOf(text: string): number {
  return text.trim().length;
}

interface Judging {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The stored deadline, which is not validated again: the texts of a finished campaign can still be edited. */
  readonly keptDay: string | null;
}

/** The days in India on which a campaign can end, `now` in milliseconds since 1970. */
export function deadlineBounds({ now }: Pick<Judging, 'now'>): DateBounds {
  const today = indianDay(now);
  return { min: today, max: yearsAfter(today, 10) };
}

const newDeadline = dateBetween(deadlineBounds, {
  unreal: crowdfundingErrors['campaign-deadline-missing'],
  early: crowdfundingErrors['campaign-deadline-past'],
  late: crowdfundingErrors['campaign-deadline-far'],
});

function fits(text: string, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return lengthOf(text) >= least && lengthOf(text) <= most;
}

/** The fields, in the order in which the rules are checked, and their problems listed (CF-09, CF-10). */
export const campaignFields = {
  // `2027-03-31`, as a date input gives it; empty while it is incomplete.
  deadline: {
    label: 'Deadline',
    rule: (day, judging) => (day === judging.keptDay ? null : newDeadline(day, judging)),
  },
  goalAmount: {
    label: 'Goal amount',
    rule: (text) => {
      const reading = readAmount(text);
      return reading.kind === 'amount' && reading.rupees > 0
        ? null
        : crowdfundingErrors['campaign-goal-invalid'];
    },
  },
  imageUrl: {
    label: 'Image URL',
    rule: (text) => (isPictureAddress(text) ? null : crowdfundingErrors['campaign-image-invalid']),
    tidy: withoutInvisible,
  },
  description: {
    label: 'Description',
    rule: (text) =>
      fits(text, LENGTHS.description) ? null : crowdfundingErrors['campaign-description-length'],
  },
  about: {
    label: 'About',
    rule: (text) => (fits(text, LENGTHS.about) ? null : crowdfundingErrors['campaign-about-length']),
  },
  title: { label: 'Title', rule: required(crowdfundingErrors['campaign-title-missing']) },
} satisfies FieldTable<Judging>;

/** What the form holds as text. */
export type CampaignFields = FieldsOf<typeof campaignFields>;
export type CampaignField = keyof CampaignFields;

export const NO_CAMPAIGN = emptyFields(campaignFields);

/** The form's rules. */
export function campaignFieldsSchema(judging: Judging) {
  return fieldsSchema(campaignFields, () => judging);
}

/** A campaign's values as the form shows them, with the deadline as a date in India. */
export function fieldsOf(campaign: Fundraiser): CampaignFields {
  return {
    title: campaign.title,
    description: campaign.description ?? '',
    imageUrl: campaign.imageUrl ?? '',
    about: campaign.about ?? '',
    goalAmount: String(campaign.goalAmount),
    deadline: indianDay(deadlineMoment(campaign.deadline)),
  };
}

/** What the wire carries of valid fields. */
function wireOf(fields: CampaignFields): Omit<FundraiserWrite, 'organizationId'> {
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
export function campaignPayload(userId: string, fields: CampaignFields): FundraiserWrite {
  return { ...wireOf(fields), organizationId: userId };
}

/** A change to a campaign: only what differs. */
export type CampaignChange = Partial<Omit<FundraiserWrite, 'organizationId'>>;

/** The changes of an edited campaign: only what differs, deadlines compared by day; null for none (CF-12). */
export function campaignChange(campaign: Fundraiser, fields: CampaignFields): CampaignChange | null {
  const before = fieldsOf(campaign);
  const after = wireOf(fields);
  const change: CampaignChange = {
    ...(after.title !== before.title.trim() && { title: after.title }),
    ...(after.description !== before.description.trim() && { description: after.description }),
    ...(after.imageUrl !== before.imageUrl.trim() && { imageUrl: after.imageUrl }),
    ...(after.about !== before.about.trim() && { about: after.about }),
    ...(after.goalAmount !== campaign.goalAmount && { goalAmount: after.goalAmount }),
    ...(fields.deadline !== before.deadline && { deadline: after.deadline }),
  };
  return Object.keys(change).length > 0 ? change : null;
}
