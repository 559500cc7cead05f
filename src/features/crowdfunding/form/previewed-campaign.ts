import type { Fundraiser } from '#contract/schemas/fundraiser.ts';
import { readAmount } from '#shared/format/amount.ts';
import { deadlineMoment } from '#shared/format/dates.ts';
import { type CampaignFields, isPictureAddress } from './campaign-fields.ts';

const EXAMPLE_DAYS = 60;
const DAY_MS = 86_400_000;

/** A card of the typed values, with examples for missing ones. */
export interface CampaignPreview {
  readonly campaign: Fundraiser;
  /** True where at least one thing on the card is an example. */
  readonly hasExamples: boolean;
}

/**
 * The campaign as donors will see it, from whatever the form holds (CF-09).
 *
 * @param edited the campaign that is edited: what it has raised stays on its card
 */
export function previewOf(fields: CampaignFields, edited: Fundraiser | null, now: number): CampaignPreview {
  const goal = readAmount(fields.goalAmount);
  const moment = deadlineMoment(fields.deadline);
  const title = fields.title.trim();
  const description = fields.description.trim();
  const imageUrl = fields.imageUrl.trim();
  // A year beyond the calendar counts as missing.
  const hasDeadline = Number.isFinite(moment) && Math.abs(moment) < Date.UTC(9999, 0);
  return {
    campaign: {
      id: 'preview',
      title: title || 'The title of your campaign',
      description: description || 'What the money is for and who it helps, in a sentence or two.',
      // Every keystroke makes a different address: do not load those.
      imageUrl: isPictureAddress(imageUrl) ? imageUrl : null,
      goalAmount: goal.kind === 'amount' ? goal.rupees : 50_000,
      deadline: new Date(hasDeadline ? moment : now + EXAMPLE_DAYS * DAY_MS).toISOString(),
      raisedAmount: edited?.raisedAmount,
      donations: edited?.donations,
    },
    hasExamples: title === '' || description === '' || goal.kind !== 'amount' || !hasDeadline,
  };
}
