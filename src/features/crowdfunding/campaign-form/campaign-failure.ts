import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import { failureIn } from '#shared/api/api-error.ts';
import { detailBeside, refusalWords } from '#shared/api/refusal.ts';
import { type WriteFailure, writeRecoveryOf } from '#shared/api/write-failure.ts';
import { fieldsByWireName, namesOf } from '#shared/form/fields.ts';
import { type CampaignField, campaignTable } from './campaign-fields.ts';

const texts = {
  create: crowdfundingErrors['campaign-save-failed'],
  update: crowdfundingErrors['campaign-update-failed'],
} as const;

/** Returns the text and the next step for a campaign that was not saved (CF-11, CF-12). */
export function campaignFailureOf(what: keyof typeof texts, error: unknown): WriteFailure<CampaignField> {
  const failure = failureIn(error);
  const text = texts[what];
  const next = writeRecoveryOf(what, error);
  if (failure?.kind !== 'http') return { text, ...next };
  const { fields, serverText } = refusalWords(
    failure,
    namesOf(campaignTable),
    fieldsByWireName(campaignTable),
  );
  return { text, detail: detailBeside(text, serverText), fields, ...next };
}
