import { crowdfundingErrors } from '#contract/errors/crowdfunding.ts';
import type { ApiFailure } from '#contract/failure.ts';
import { type Recovery, recoveryOf, refusalWords } from '#shared/api/refusal.ts';
import type { CampaignField } from './campaign-fields.ts';

/** Why a campaign was not saved, as the form shows it (CF-11, CF-12). */
export interface CampaignFailure {
  readonly text: string;
  /** The server's words that are about no field; null where it had none. */
  readonly detail: string | null;
  /** The server's words, by the field that they are about. */
  readonly fields: ReadonlyMap<CampaignField, string>;
  readonly recovery: Recovery;
}

/** The form's fields by the names that the wire has for them. */
const fieldOnTheWire: Readonly<Record<string, CampaignField>> = {
  title: 'title',
  description: 'description',
  imageUrl: 'imageUrl',
  about: 'about',
  goalAmount: 'goalAmount',
  deadline: 'deadline',
};

const texts = {
  create: crowdfundingErrors['campaign-save-failed'],
  update: crowdfundingErrors['campaign-update-failed'],
} as const;

/** The words and the way on for a campaign that was not saved; null for what is no answer to a call at all. */
export function campaignFailureOf(what: keyof typeof texts, failure: ApiFailure | null): CampaignFailure {
  const text = texts[what];
  if (failure?.kind !== 'http') return { text, detail: null, fields: new Map(), recovery: 'retry' };
  const { fields, said } = refusalWords(failure, fieldOnTheWire);
  // Nobody's verification decides over changes: whose campaign it is does.
  const recovery = what === 'update' && failure.status === 403 ? 'check' : recoveryOf(failure.status);
  return { text, detail: said, fields, recovery };
}
