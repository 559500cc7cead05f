import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { deliveryOf } from '#shared/api/create-once.ts';
import {
  type DeliveryStatus,
  detailBeside,
  type Recovery,
  recoveryOf,
  refusalWords,
  type SaveRecovery,
  saveRecoveryOf,
} from '#shared/api/refusal.ts';
import { namesOf } from '#shared/form/fields.ts';
import type { FormFailure } from '#shared/form/form-failure.ts';
import { type CampaignField, campaignLabels } from './campaign-fields.ts';

/** Why a campaign was not saved, as the form shows it (CF-11, CF-12). */
export interface CampaignFailure extends FormFailure<CampaignField> {
  readonly recovery: Recovery | SaveRecovery;
  readonly delivery: DeliveryStatus;
}

const texts = {
  create: crowdfundingErrors['campaign-save-failed'],
  update: crowdfundingErrors['campaign-update-failed'],
} as const;

/** The text and the next step for a campaign that was not saved. */
export function campaignFailureOf(what: keyof typeof texts, error: unknown): CampaignFailure {
  const failure = failureIn(error);
  const text = texts[what];
  // The change is idempotent, so the fate of the first attempt does not matter.
  const delivery = what === 'update' ? 'answered' : deliveryOf(error);
  if (failure?.kind !== 'http') {
    // A creation that was not answered has been looked up: what that showed says more.
    const recovery = what === 'update' && failure ? saveRecoveryOf(failure, false) : 'retry';
    return { text, recovery, delivery };
  }
  const { fields, said } = refusalWords(failure, namesOf(campaignLabels));
  // Changes need no verification: only the campaign's owner may make them.
  const recovery = what === 'update' && failure.status === 403 ? 'check' : recoveryOf(failure.status);
  return { text, detail: detailBeside(text, said), fields, recovery, delivery };
}
