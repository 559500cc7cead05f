import * as v from 'valibot';
import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { CAMPAIGN_LENGTHS, TEXT_LIMITS } from '#contract/limits.ts';
import {
  checkText,
  type DateBounds,
  dateBetween,
  type FormTable,
  labelsOf,
  namesOf,
  type PayloadOf,
  payloadOf,
  requiredText,
  schemaOf,
  text,
  type ValuesOf,
  valuesFrom,
} from '#shared/form/fields.ts';
import { type Conversion, requiredAmount, trimmedText } from '#shared/form/wire-conversions.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment, indianDay, yearsAfter } from '#shared/format/dates.ts';
import { withoutInvisible } from '#shared/text/tidy.ts';
import { webUrl } from '#shared/text/web-url.ts';
import type { CampaignFacts, CampaignWrite } from '../campaign.ts';

const IMAGE_URL = /\.(?:jpe?g|gif|png|webp|bmp)(?:\?.*)?$/i;

export function isPictureAddress(text: string): boolean {
  return IMAGE_URL.test(text) && webUrl(text) !== null;
}

/** Returns the length that the validation rules check. Surrounding spaces don't count. */
export function lengthOf(text: string): number {
  return text.trim().length;
}

interface ValidationContext {
  readonly now: number;
  /**
   * The stored deadline. The form always accepts it, so that the other fields of a finished
   * campaign stay editable.
   */
  readonly storedDay: string | null;
}

/**
 * Returns the first and the last possible deadline, as days in India. `now` is in milliseconds
 * since 1970.
 */
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

/** Sends a deadline as the end of the chosen day in India. Shows a deadline as its day in India. */
const dayInIndia: Conversion<string, string> = {
  toWire: (day) => new Date(deadlineMoment(day)).toISOString(),
  fromWire: (deadline) => (deadline ? indianDay(deadlineMoment(deadline)) : ''),
};

/**
 * The form's fields (CF-09, CF-10), in the order in which the form validates them and lists their
 * errors.
 */
export const campaignTable = {
  deadline: {
    label: 'Deadline',
    // The value of a date input, such as `2027-03-31`. Empty while the date is incomplete.
    schema: ({ now, storedDay }) => {
      const newDeadline = dateBetween(deadlineBounds(now), {
        unreal: crowdfundingErrors['campaign-deadline-missing'],
        early: crowdfundingErrors['campaign-deadline-past'],
        late: crowdfundingErrors['campaign-deadline-far'],
      });
      return v.pipe(
        text,
        checkText((day) => (day === storedDay ? null : newDeadline(day))),
      );
    },
    wire: { name: 'deadline', as: dayInIndia },
  },
  goalAmount: {
    label: 'Goal amount',
    schema: v.pipe(text, v.check(isGoal, crowdfundingErrors['campaign-goal-invalid'])),
    wire: { name: 'goalAmount', as: requiredAmount },
  },
  imageUrl: {
    label: 'Image URL',
    schema: v.pipe(
      v.string(),
      v.transform(withoutInvisible),
      v.trim(),
      v.check(isPictureAddress, crowdfundingErrors['campaign-image-invalid']),
    ),
    wire: { name: 'imageUrl', as: trimmedText },
  },
  description: {
    label: 'Description',
    schema: textOfLength(CAMPAIGN_LENGTHS.description, crowdfundingErrors['campaign-description-length']),
    wire: { name: 'description', as: trimmedText },
  },
  about: {
    label: 'About',
    schema: textOfLength(CAMPAIGN_LENGTHS.about, crowdfundingErrors['campaign-about-length']),
    wire: { name: 'about', as: trimmedText },
  },
  title: {
    label: 'Title',
    schema: requiredText(crowdfundingErrors['campaign-title-missing']),
    wire: { name: 'title', as: trimmedText },
  },
} satisfies FormTable<CampaignWrite, ValidationContext>;

export type CampaignField = keyof typeof campaignTable;
export type CampaignFields = ValuesOf<typeof campaignTable>;

export const campaignLabels = labelsOf(campaignTable);

/** The form's validation rules (CF-10). */
export function campaignSchema(context: ValidationContext) {
  // Description and About have their own length rules.
  const { title, imageUrl } = TEXT_LIMITS.campaign;
  return schemaOf(campaignTable, { title, imageUrl }, context);
}

export const NO_CAMPAIGN: CampaignFields = valuesFrom(campaignTable, null);

/** Returns the form's values for a campaign, with the deadline as a date in India. */
export function fieldsOf(campaign: CampaignFacts): CampaignFields {
  return valuesFrom(campaignTable, campaign);
}

/** Builds the request body for a new campaign from valid fields (CF-11). */
export function campaignPayload(userId: string, fields: CampaignFields): CampaignWrite {
  return { ...payloadOf(campaignTable, fields), organizationId: userId } satisfies Required<CampaignWrite>;
}

export type CampaignChange = Partial<PayloadOf<typeof campaignTable>>;

/**
 * Returns the fields that the user has changed in an existing campaign, or null if there are none
 * (CF-12). Compares deadlines by day.
 */
export function campaignChange(campaign: CampaignFacts, fields: CampaignFields): CampaignChange | null {
  const before = payloadOf(campaignTable, fieldsOf(campaign));
  const change: CampaignChange = payloadOf(campaignTable, fields);
  for (const name of namesOf(before)) if (change[name] === before[name]) delete change[name];
  return Object.keys(change).length > 0 ? change : null;
}
